import type { Text } from '../../store/lobby/catalogue.ts';

/** A text in all languages of the platform. */
export const say = (en: string, es: string): Text => ({ en, es });

/** Hundredths in one coin. */
export const COIN = 100;

export const coin = (coins: number) => ({ itemId: 2001, num: coins * COIN });
export const points = (num: number) => ({ itemId: 2002, num });
export const item = (itemId: number) => ({ itemId, num: 1 });
