import { typed } from './typed.ts';

/** A message without blanks at its ends; "" if nobody could see anything of it. */
export const trimmedMessage = (text: string): string => (typed(text).trim() === '' ? '' : text.trim());
