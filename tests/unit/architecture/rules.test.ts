// Each rule of ours fails on a tree that breaks it, and accepts one that does not.
import { describe, expect, it } from 'vitest';
import { RULES } from '#tests/architecture/rules.ts';
import { EXAMPLES } from './examples.ts';

describe('the rules', () => {
  it('have an example each', () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual(Object.keys(RULES).sort());
  });

  describe.each(Object.entries(RULES))('%s', (sentence, rule) => {
    const { bad = [], good = [] } = EXAMPLES[sentence] ?? {};

    it.each(bad)('reports: %s', (says, files) => {
      expect(rule(new Map(Object.entries(files)))).toEqual([expect.stringContaining(says)]);
    });

    it.each(good)('accepts %j', (files) => {
      expect(rule(new Map(Object.entries(files)))).toEqual([]);
    });
  });
});
