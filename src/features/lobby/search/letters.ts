// The letters of a text as bits of one number, which excludes most names without reading them.

const LETTERS = 26;
const OTHERS = 6;

/** The bits of a to z. */
export const LATIN_LETTERS = 2 ** LETTERS - 1;

/** Expects folded text. Other letters and digits share the remaining bits. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 97 && code <= 122) letters |= 1 << (code - 97);
    else if (code > 32) letters |= 1 << (LETTERS + (code % OTHERS));
  }
  return letters;
}

/** First letters of the words of folded text. */
export function initialsOf(text: string): number {
  let letters = 0;
  for (const word of text.split(' ')) letters |= lettersOf(word.slice(0, 1));
  return letters;
}

/** How many of the wanted letters are missing. */
export function missing(wanted: number, there: number): number {
  let rest = wanted & ~there;
  let count = 0;
  for (; rest !== 0; count += 1) rest &= rest - 1;
  return count;
}
