// What the commands and the staff page read and write alike.
import type { WithdrawalStatus } from '../database/tables/wallet.ts';

const ID = /^[1-9]\d{0,14}$/;

/** `null` for what can be nobody's id. */
export const idOf = (text: string | undefined): number | null => (ID.test(text ?? '') ? Number(text) : null);

/** In UTC. */
export const minute = (time: Date): string => time.toISOString().slice(0, 16);

export const minuteOf = (seconds: number): string => minute(new Date(seconds * 1000));

export const WITHDRAWAL_STATES: Readonly<Record<WithdrawalStatus, string>> = {
  0: 'received',
  1: 'being checked',
  2: 'being paid',
  3: 'paid',
  4: 'refused',
};

/** A terminal obeys control characters, and marks of direction turn a line around; the text is a stranger's. */
export const harmless = (text: string): string => text.replaceAll(/[^\P{Cc}\n]|\p{Bidi_Control}/gu, '');

const HUNDREDTHS = 100;

export const coins = (hundredths: number): string =>
  (hundredths / HUNDREDTHS).toLocaleString('en', { minimumFractionDigits: 2, useGrouping: true });
