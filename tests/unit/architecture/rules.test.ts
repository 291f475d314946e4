// The rules are tested too: each one fails on a tree that breaks it and accepts one that does not.
import { describe, expect, it } from 'vitest';
import { RULES } from '#tests/architecture/rules.ts';
import { folderOf } from '#tests/architecture/tree.ts';
import { EXAMPLES } from './examples.ts';

const rules = Object.values(RULES).flatMap((group) => Object.entries(group));

describe('the rules', () => {
  it('have an example each', () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual(rules.map(([sentence]) => sentence).sort());
  });

  describe.each(rules)('%s', (sentence, rule) => {
    const { bad, good } = EXAMPLES[sentence] ?? { bad: [], good: [] };

    it.each(bad)('reports: $says', ({ says, files }) => {
      const violations = rule(new Map(Object.entries(files)));
      expect(violations).toHaveLength(1);
      expect(violations[0]).toContain(says);
      expect(violations[0]).toContain(folderOf(Object.keys(files)[0] ?? ''));
    });

    it.each(good)('accepts %j', (files) => {
      expect(rule(new Map(Object.entries(files)))).toEqual([]);
    });
  });
});
