import { describe, expect, it } from 'vitest';
import { trimmedMessage } from '#src/lib/text/message.ts';
import { fold, typed, typedDigits } from '#src/lib/text/typed.ts';
import { typedCode } from '#src/patterns/one-time-code/typed-code.ts';

/** U+202A and U+202C, as a contact list copies them around a number; a byte order mark; a zero width space. */
const [LEFT, END, MARK, NOTHING] = ['\u202a', '\u202c', '\ufeff', '\u200b'];

describe('what is typed', () => {
  it.each([
    ['marks of direction', `${LEFT}600${END}`, '600'],
    ['a byte order mark and a zero width space', `${MARK}6${NOTHING}00`, '600'],
    ['a soft hyphen', '60\u00ad0', '600'],
    ['variation selectors', '6\ufe0f0\u{e0100}0', '600'],
    ['letters of full width', 'ＡＢ１２＋', 'AB12+'],
    ['blanks of any kind', 'a\u00a0b\u202fc\u3000d\te\nf', 'a b c d e f'],
    ['a blank of Braille, and a filler of Korean', 'a\u2800b\u3164', 'a b'],
    ['accents that stand for an apostrophe', 'O\u00b4Brien L\u1fbdO', "O'Brien L'O"],
    ['dashes of any kind', '1\u20102\u20113\u20134\u2014\u22125', '1-2-3-4--5'],
  ])('has %s made plain', (_, text, plain) => {
    expect(typed(text)).toBe(plain);
  });

  it('has the digits of every script as 0 to 9', () => {
    let scripts = 0;
    for (let at = 0; at <= 0x10ffff; at++) {
      const isZero = /^\p{Nd}$/u.test(String.fromCodePoint(at)) && typed(String.fromCodePoint(at)) === '0';
      if (!isZero) continue;
      scripts++;
      const ten = Array.from({ length: 10 }, (__, digit) => String.fromCodePoint(at + digit)).join('');
      expect(typed(ten), at.toString(16)).toBe('0123456789');
    }
    expect(scripts).toBeGreaterThan(60);
  });

  it('keeps letters, accents, emoji and blanks at the ends', () => {
    for (const text of ['Zoë Łukasz', 'Nguyễn Văn', 'สมชาย', 'محمد', ' a ', '😀'])
      expect(typed(text)).toBe(text);
  });
});

describe('a code', () => {
  const six = { min: 6, max: 6 };
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    [`${LEFT}١٢٣٤٥٦${END}`, '123456'],
    ['Your code is 123 456. Do not share it.', '123456'],
    ['G-123456 is your code. It expires in 10 minutes.', '123456'],
    ['Your code is 123456. It is valid for 10 minutes.  @play.example #123456', '123456'],
    ['رمزك 123456 صالح 10 دقائق. @10.0.2.2 #123456', '123456'],
    ['Your code: 123456 29/11/2026 14:05', '123456'],
    ['Code 123456 5 min', '123456'],
    ['From +34 600 111 222: 123 456', '123456'],
    ['۱۲۳ ۴۵۶', '123456'],
    ['[1 2 3 4 5 6]', '123456'],
    ['123.456', '123456'],
    ['1\ufe0f\u20e32\ufe0f\u20e33\ufe0f\u20e34\ufe0f\u20e35\ufe0f\u20e36\ufe0f\u20e3', '123456'],
    ['12', '12'],
    ['1234567', '1234567'],
    ['', ''],
  ])('%j is read as %j', (text, code) => {
    expect(typedCode(text, six)).toBe(code);
  });

  it('of a length that varies is not joined with other numbers', () => {
    const bounds = { min: 4, max: 8 };
    expect(typedCode('123456, 2 minutes', bounds)).toBe('123456');
    expect(typedCode('Your code: 1234 5678', bounds)).toBe('12345678');
    expect(typedCode('12345 678', bounds)).toBe('12345678');
  });

  it('that could be one of two is not guessed', () => {
    expect(typedCode('123456 or 654321', six)).toBe('123456654321');
  });
});

it('reads the digits alone', () => {
  expect(typedDigits('ID: ๑๒-๓')).toBe('123');
});

describe('a search', () => {
  it.each([
    ['PLÁTANO', 'plátano'],
    ['IŞIK', 'ışık'],
    ['ISTANBUL', 'İstanbul'],
    ['ﬁre', 'FIRE'],
    ['１００', '100'],
    [`${NOTHING}comet `, 'Comet'],
    ['٧٧٧', '777'],
    ['pirate’s', "Pirate's"],
    ['pirates', 'Pirate´s'],
    ['jack–pot', 'Jack-Pot'],
    ['co\u00adral', 'Coral'],
  ])('for %s finds %s', (wanted, name) => {
    expect(fold(wanted)).toBe(fold(name));
  });
});

describe('a message', () => {
  it.each(['', ' \n', NOTHING, `${LEFT} ${END}`, '\u2800', '\u3164', '\ufe0f'])(
    'of nothing that anybody could see, %j, is empty',
    (text) => {
      expect(trimmedMessage(text)).toBe('');
    },
  );

  it('stays as it was written, but for the blanks around it', () => {
    const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
    for (const text of [family, '١٢٣', `a${NOTHING}b`]) expect(trimmedMessage(` ${text}\n`)).toBe(text);
  });
});
