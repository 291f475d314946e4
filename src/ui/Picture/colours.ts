import styles from './Picture.module.css';

const COLOURS = [styles.c0, styles.c1, styles.c2, styles.c3, styles.c4, styles.c5];

/** Class of a colour shown in place of a picture; larger numbers wrap around. */
export const groundColour = (index: number): string | undefined => COLOURS[index % COLOURS.length];

/** The colour of a picture, always the same. */
export const groundOf = (base: string): string | undefined => groundColour(hash(base));

function hash(text: string): number {
  let sum = 7;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) % 65_521;
  return sum;
}
