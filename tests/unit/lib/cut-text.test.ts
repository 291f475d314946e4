import { afterEach, expect, it, vi } from 'vitest';
import { cutText } from '#src/lib/text/cut-text.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const FLAG = '🇧🇷';
const ACCENTED = 'e\u0301';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['whole if it fits', 'abc', 3, 'abc'],
  ['at a letter', 'abcd', 3, 'abc'],
  ['before a family that would be cut', `ab${FAMILY}`, 5, 'ab'],
  ['behind a family that fits', `${FAMILY}${FAMILY}`, FAMILY.length, FAMILY],
  ['before a flag that would be cut', `${FLAG}${FLAG}`, 6, FLAG],
  ['before a letter whose accent would be lost', `ab${ACCENTED}`, 3, 'ab'],
  ['before half of a character', '😀😀', 3, '😀'],
  ['to nothing where nothing fits', FAMILY, 4, ''],
])('a text is cut %s', (...[, text, longest, kept]) => {
  expect(cutText(text, longest)).toBe(kept);
});

it('no character is cut in two in a browser that knows no joined ones', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  expect(cutText('a😀😀', 4)).toBe('a😀');
});
