/** Parses notation like the package (`benben.engine.notation`): any spacing, any surrounding punctuation. */

/** Quotes, brackets, Markdown and sentence endings: characters that people and programs write around a move. */
const AROUND = `"'\`*_~.,;!?()[]{}<>“”‘’„‚«»‹› `;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** Longer texts are rejected; no notation is nearly this long. */
const MOST_READ = 256;

/** The notation (in lower case) that a text stands for, or undefined. */
export function findNotation<T>(notations: ReadonlyMap<string, T>, text: string): T | undefined {
  const plain = spaced(text);
  if (notations.has(plain) || text.length > MOST_READ) return notations.get(plain);
  const folded = spaced(text.normalize("NFKC").replace(DASHES, "-").replace(/\p{Cf}/gu, ""));
  return notations.get(folded) ?? notations.get(stripped(folded));
}

const spaced = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();

function stripped(text: string): string {
  let [first, end] = [0, text.length];
  while (first < end && AROUND.includes(text[first]!)) first++;
  while (end > first && AROUND.includes(text[end - 1]!)) end--;
  return text.slice(first, end);
}
