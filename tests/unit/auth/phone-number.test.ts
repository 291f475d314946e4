// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { CALLING_CODES } from '#src/features/auth/phone/calling-codes.ts';
import {
  fromE164,
  homeRegion,
  numberProblem,
  readNumber,
  toE164,
} from '#src/features/auth/phone/phone-number.ts';

describe('a phone number in the form in which it is sent', () => {
  it.each([
    ['PH', '917 123 4567', '+639171234567'],
    ['PH', '0917-123-4567', '+639171234567'],
    ['GB', '07911 123456', '+447911123456'],
    ['US', '(202) 555-0147', '+12025550147'],
    ['US', '1 202 555 0147', '+12025550147'],
    ['DO', '809 555 0147', '+18095550147'],
    ['RU', '8 912 345-67-89', '+79123456789'],
    ['HU', '06 20 123 4567', '+36201234567'],
    ['IT', '06 1234 5678', '+390612345678'],
    ['CI', '07 01 23 45 67', '+2250701234567'],
    ['SA', '٠٥٠ ١٢٣ ٤٥٦٧', '+966501234567'],
  ])('of %s, typed as %s, is %s', (region, number, sent) => {
    expect(toE164({ region, number })).toBe(sent);
  });

  it('is empty while nothing is typed', () => {
    expect(toE164({ region: 'ES', number: '  ' })).toBe('');
    expect(numberProblem({ region: 'ES', number: '' })).toBe('required');
  });

  it.each(['12', '1234567890123456'])('rejects %s', (number) => {
    expect(numberProblem({ region: 'ES', number })).toBe('pattern');
  });
});

describe('a pasted phone number', () => {
  const here = { region: 'ES', number: '' };
  it.each([
    ['+63 917 123 4567', { region: 'PH', number: '9171234567' }],
    ['0063 917 123 4567', { region: 'PH', number: '9171234567' }],
    ['+34 600 11 12 22', { region: 'ES', number: '600111222' }],
    ['+358401234567', { region: 'FI', number: '401234567' }],
    ['600 11 12 22', { region: 'ES', number: '600 11 12 22' }],
    ['+', { region: 'ES', number: '+' }],
    ['\u202a+63 917 123 4567\u202c', { region: 'PH', number: '9171234567' }],
    ['＋６３９１７１２３４５６７', { region: 'PH', number: '9171234567' }],
    ['+63/917/1234567', { region: 'PH', number: '9171234567' }],
    ['+63\u2011917\u20131234567', { region: 'PH', number: '9171234567' }],
    ['+44 (0)7911 123456', { region: 'GB', number: '7911123456' }],
    ['(0063) 917 1234567', { region: 'PH', number: '9171234567' }],
    ['tel:+639171234567', { region: 'PH', number: '9171234567' }],
    ['Mobile: 0063 917 123 4567', { region: 'PH', number: '9171234567' }],
    ['رقمي: +٦٣٩١٧١٢٣٤٥٦٧', { region: 'PH', number: '9171234567' }],
    ['\u2066+63 917 123 4567\u2069', { region: 'PH', number: '9171234567' }],
    ['\ufeff۰۰۶۳۹۱۷۱۲۳۴۵۶۷', { region: 'PH', number: '9171234567' }],
    ['+৬৩ ৯১৭ ১২৩ ৪৫৬৭', { region: 'PH', number: '9171234567' }],
    ['၀၀၆၃၉၁၇၁၂၃၄၅၆၇', { region: 'PH', number: '9171234567' }],
    ['+00 63 917 123 4567', { region: 'PH', number: '9171234567' }],
    ['+011 63 917 123 4567', { region: 'PH', number: '9171234567' }],
    ['0 0 63 917 123 4567', { region: 'PH', number: '9171234567' }],
    ['0011 63 917 123 4567', { region: 'PH', number: '9171234567' }],
    ['00 1 202 555 0147', { region: 'US', number: '2025550147' }],
    ['➕63 917 123 4567', { region: 'PH', number: '9171234567' }],
    ['+63·917·123·4567', { region: 'PH', number: '9171234567' }],
    ['+44 ( 0 ) 7911 123456', { region: 'GB', number: '7911123456' }],
  ])('%s', (pasted, read) => {
    expect(readNumber(pasted, here)).toEqual(read);
  });

  it.each([
    '+999 123 456 789',
    '+63 917 123 4567 ext. 5',
    '0063 917 CALL ME',
    '+34+600111222',
    '+',
    '00',
    'hello',
    '*67 600 111 222',
    '#31# 600 111 222',
    '1-800-FLOWERS',
    '600 11 1O 22',
    '+34 600 111 222 / +34 600 333 444',
  ])('that is not one, %j, is refused and never read as one of the region', (pasted) => {
    const number = readNumber(pasted, here);
    expect(numberProblem(number)).toBe('pattern');
  });

  it.each([
    ['US', '011 63 917 123 4567', '+639171234567'],
    ['DO', '01163 917 123 4567', '+639171234567'],
    ['RU', '8 10 63 917 123 4567', '+639171234567'],
    ['JP', '010 63 917 123 4567', '+639171234567'],
    ['AR', '011 4123 4567', '+541141234567'],
    ['KR', '010 1234 5678', '+821012345678'],
    ['RU', '8 912 345 67 89', '+79123456789'],
  ])('in %s, %s is dialled abroad as it is there', (region, pasted, sent) => {
    expect(toE164(readNumber(pasted, { region, number: '' }))).toBe(sent);
  });

  it.each([
    ['US', '011 2345 6789', '+101123456789'],
    ['US', '011 784 1234', '+10117841234'],
    ['JP', '010 1234 5678', '+811012345678'],
    ['RU', '810 123 45 67', '+78101234567'],
  ])('in %s, %s is no number abroad: too few digits follow', (region, pasted, sent) => {
    const number = readNumber(pasted, { region, number: '' });
    expect([number.region, toE164(number)]).toEqual([region, sent]);
  });

  it('that was taken before comes back as the same', () => {
    for (const taken of ['+101123456789', '+109171234567', '+819012345678', '+78105550147'])
      expect(toE164(fromE164(taken)), taken).toBe(taken);
  });

  it.each(['Phone #: +34 600 111 222', 'Tel# 600111222', '(+34) 600-111-222'])(
    'is found behind the sign for a number, %s',
    (pasted) => {
      expect(toE164(readNumber(pasted, { region: 'ES', number: '' }))).toBe('+34600111222');
    },
  );

  it('keeps the chosen region if it shares the calling code', () => {
    expect(readNumber('+1 416 555 0147', { region: 'CA', number: '' }).region).toBe('CA');
    expect(readNumber('+1 416 555 0147', here).region).toBe('US');
  });

  it('is restored as it was stored', () => {
    for (const mobile of ['+639171234567', '+12025550147', '+393331234567', '+77012345678']) {
      expect(toE164(fromE164(mobile))).toBe(mobile);
    }
  });
});

describe('the initial region', () => {
  it.each([
    [['es-MX', 'en-US'], 'MX'],
    [['es'], 'ES'],
    [['pt'], 'BR'],
    [['en-001', 'fil'], 'PH'],
    [['not a language'], 'US'],
    [[], 'US'],
  ])('for the languages %s is %s', (languages, region) => {
    expect(homeRegion(languages)).toBe(region);
  });

  it('has a calling code, like every region, and a name', () => {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    for (const [region, code] of CALLING_CODES) {
      expect(code).toMatch(/^[1-9]\d{0,2}$/);
      expect(names.of(region), region).not.toBe(region);
    }
    expect(CALLING_CODES.size).toBeGreaterThan(230);
  });
});
