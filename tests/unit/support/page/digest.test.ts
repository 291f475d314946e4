import fc from 'fast-check';
import { expect, it } from 'vitest';
import { digestOf } from '#src/features/support/feedback/digest.ts';

it('is the same for the same text alone', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 200 }), (one, other) => {
      expect(digestOf(one) === digestOf(other)).toBe(one === other);
    }),
  );
});

it('tells texts apart that differ in one place, wherever it is', () => {
  const text = 'A'.repeat(2000);
  const changed = Array.from({ length: 2000 }, (_, at) => `${text.slice(0, at)}B${text.slice(at + 1)}`);
  expect(new Set([text, ...changed].map(digestOf)).size).toBe(2001);
});
