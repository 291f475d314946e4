// Values that no page sends and anybody can.

/** Any header, cookie, address or form can hold these. */
export const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  'é',
  '密',
  '\0',
  '\ud800',
  '\u202e',
  '%',
  '%ff',
  '%00',
  '%E0%A4%A',
  "'",
  '__proto__',
  'constructor',
  '-1',
  '1e999',
  '9007199254740993',
  '../../etc/passwd',
  '//evil.example',
  'http://[',
  // As long as a token of the staff, and as a signature, in characters but not in bytes.
  'é'.repeat(32),
  'é'.repeat(43),
  'x'.repeat(5000),
  ','.repeat(500),
  ';q='.repeat(500),
];

const ODD_NUMBERS: readonly number[] = [
  -1,
  -0,
  0.5,
  2 ** 15,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 64,
  -(2 ** 31) - 1,
  1 - 2 ** 53,
  1e308,
];

/** Any field of a body can hold these, too. */
export const ODD_VALUES: readonly unknown[] = [
  ...ODD_TEXTS,
  ...ODD_NUMBERS,
  null,
  true,
  [],
  [null],
  [[[[[[[[]]]]]]]],
  {},
  { __proto__: 1, constructor: 1, length: -1 },
  { old: '\ud800', new: '\0' },
];

/** What a request can carry in a header: bytes, each as one character, but no line break. */
export const ODD_HEADERS: readonly string[] = ODD_TEXTS.map((text) => {
  const line = text.replaceAll(/\0|\r|\n/g, '');
  return isOfBytes(line) ? line : Buffer.from(line, 'utf8').toString('latin1');
});

function isOfBytes(text: string): boolean {
  return Buffer.from(text, 'latin1').toString('latin1') === text;
}
