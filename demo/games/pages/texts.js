// The texts of the games in the language of the launch; other languages are not loaded.
import { createAmounts } from './amounts.js';

const { lang, dataset } = document.documentElement;
export const language = lang || 'en';
/** @type {{ texts: typeof import('./texts/en.js').texts }} */
export const { texts } = await import(`./texts/${dataset['texts'] || 'en'}.js`);

const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
const fine = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });

export const { coins, typed, percent, read: readAmount } = createAmounts(language);

export const decimal = (/** @type {number} */ value) => fine.format(value);

/** @param {number} seconds since the epoch */
export const clock = (seconds) => time.format(seconds * 1000);

/** @param {string} text @param {Record<string, string>} values */
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? '');
