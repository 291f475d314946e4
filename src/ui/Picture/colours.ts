import styles from './Picture.module.css';

const COLOURS = [styles.c0, styles.c1, styles.c2, styles.c3, styles.c4, styles.c5];

/** The class of one of the colours that stand where a picture is missing; more than there are begin again. */
export const groundColour = (index: number): string | undefined => COLOURS[index % COLOURS.length];

/** The colour of one picture, always the same. */
export const groundOf = (base: string): string | undefined => groundColour(hash(base));

function hash(text: string): number {
  let sum = 7;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) % 65_521;
  return sum;
}
