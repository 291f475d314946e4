// The page for operators names only what there is.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '#server/settings/table.ts';
import { BUILD_SETTINGS } from '../../../../scripts/build/build-settings.ts';
import { METRIC_NAMES } from './metric-names.ts';

const page = readFileSync('docs/operations.md', 'utf8');
const deployed = ['compose.yaml', 'Dockerfile', 'halcyon.service'].map((name) =>
  readFileSync(`deploy/${name}`, 'utf8'),
);

describe('docs/operations.md', () => {
  it('names settings that exist', () => {
    const names = new Set([...SETTINGS, ...BUILD_SETTINGS].map(({ name }): string => name));
    const named = [...page.matchAll(/\b[A-Z]{3,}(?:_[A-Z]+)+\b/g)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
    const set = deployed.flatMap((text) => [...text.matchAll(/^\s+(OPS_\w+|DATABASE_URL|PUBLIC_ORIGIN):/gm)]);
    expect(set.map(([, name]) => name)).toEqual(['DATABASE_URL', 'PUBLIC_ORIGIN', 'OPS_PORT', 'OPS_HOST']);
  });

  it('names figures that are counted', () => {
    const named = [...page.matchAll(/halcyon_[a-z_]+/g)].map(([name]) => name);
    expect(new Set(named)).toEqual(METRIC_NAMES);
  });
});
