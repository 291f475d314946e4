// Anybody can send events, so their texts must steer neither a terminal nor a spreadsheet.

/** Controls, and marks that turn the direction of a line. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** For one line on a terminal. */
export const printable = (text: string | number): string => String(text).replace(CONTROLS, '\ufffd');

/** Those that JSON does not escape itself. */
export const printableJson = (json: string): string =>
  json.replace(CONTROLS, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Spreadsheets take such a text for a formula; with an apostrophe before it they show it as it is. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;

/** For a cell of CSV, which may have several lines. */
export function printableCell(text: string): string {
  const safe = text.replace(CONTROLS, (found) => ('\n\r\t'.includes(found) ? found : '\ufffd'));
  return FORMULA.test(safe) ? `'${safe}` : safe;
}
