/** Without accents and case: `Plátano` is found by `platano`. */
export const fold = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase().trim();

const MARKS = /\p{M}/gu;
