// The texts of the games in the language of the launch; the other language is not loaded.
import { createAmounts } from './amounts.js';

export const language = document.documentElement.lang === 'es' ? 'es' : 'en';
export const { texts } = await (language === 'es' ? import('./texts/es.js') : import('./texts/en.js'));

const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
const fine = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });

export const { coins, typed, percent, read: readAmount } = createAmounts(language);

export const decimal = (/** @type {number} */ value) => fine.format(value);

/** @param {number} seconds since the epoch */
export const clock = (seconds) => time.format(seconds * 1000);

/** @param {string} text @param {Record<string, string>} values */
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? '');
