/** Search in a page of numbered rules. */
import type { RulesPage } from "./api";

export type Section = RulesPage["sections"][number];
export type Paragraph = Section["paragraphs"][number];

/** Words in comparable form: without markup, accents and capitals. */
function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, " ")
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

const textOf = ({ rule, parts }: Paragraph): string => plain([rule ?? "", ...parts.map(({ html }) => html)].join(" "));

/** The sections with the paragraphs that contain all words; a section whose title contains them is returned whole. */
export function matching(sections: readonly Section[], wanted: string): Section[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [...sections];
  const fits = (text: string): boolean => words.every((word) => text.includes(word));
  return sections
    .map((section) => (fits(plain(section.title)) ? section : { ...section, paragraphs: section.paragraphs.filter((each) => fits(textOf(each))) }))
    .filter(({ paragraphs }) => paragraphs.length);
}

/** The options under which a paragraph applies, named as in records: `1999`. */
export const condition = (when: Readonly<Record<string, readonly string[]>>): string => Object.values(when).map((choices) => choices.join(", ")).join("; ");
