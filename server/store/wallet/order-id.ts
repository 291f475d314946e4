import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike: it is read aloud to customer service. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;

/** `D` for a deposit, `W` for a withdrawal. */
export const newOrderId = (kind: 'D' | 'W'): string =>
  kind + Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
