import { expect, test } from 'vitest';
import { maskedMobile } from '#server/store/member/mobile.ts';

test.each([
  ['+12025550123', '+1 2** *** 0123'],
  ['+79161234567', '+7 9** *** 4567'],
  ['+34612345678', '+34 6** *** 5678'],
  ['+380501234567', '+380 5** *** 4567'],
  ['+35391234', '+353 9** *** **34'],
])('the mask of %s keeps its whole country code and no more', (mobile, mask) => {
  expect(maskedMobile(mobile)).toBe(mask);
});
