import styles from './Picture.module.css';

const COLOURS = [styles.c0, styles.c1, styles.c2, styles.c3, styles.c4, styles.c5];

/** The class of one of the colours that stand where a picture is missing; more than there are begin again. */
export const groundColour = (index: number): string | undefined => COLOURS[index % COLOURS.length];
