/** A page of numbered rules: which of it answers to a search. */
import type { RulesPage } from "./api";

export type Section = RulesPage["sections"][number];
export type Paragraph = Section["paragraphs"][number];

/** Words as they are compared: without markup, accents and capitals. */
function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, " ")
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

const textOf = ({ rule, parts }: Paragraph): string => plain([rule ?? "", ...parts.map(({ html }) => html)].join(" "));

/** The sections with what in them holds all of the words; a section whose title does is there whole. */
export function matching(sections: readonly Section[], wanted: string): Section[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [...sections];
  const fits = (text: string): boolean => words.every((word) => text.includes(word));
  return sections
    .map((section) => (fits(plain(section.title)) ? section : { ...section, paragraphs: section.paragraphs.filter((each) => fits(textOf(each))) }))
    .filter(({ paragraphs }) => paragraphs.length);
}

/** What holds only with some options, as the choices are named in records: `1999`. */
export const condition = (when: Readonly<Record<string, readonly string[]>>): string => Object.values(when).map((choices) => choices.join(", ")).join("; ");
