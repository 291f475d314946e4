import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '#server/settings/table.ts';
import { steps } from '../../../scripts/run/steps.ts';

const readme = readFileSync('README.md', 'utf8');

describe('the README', () => {
  it.each(SETTINGS)(
    'documents $name with the value that the platform reads',
    ({ name, fallback, meaning }) => {
      const shown = fallback === '' ? '' : `\`${fallback}\``;
      expect(readme).toContain(`| \`${name}\` | ${shown} | ${meaning} |`);
    },
  );

  it('documents no setting that is never read', () => {
    const read = ['scripts/build/build-info.ts', 'scripts/run/chromium.ts']
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
    const named = [...readme.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name ?? '');
    const known = new Set<string>(SETTINGS.map(({ name }) => name));
    expect(named.filter((name) => !known.has(name) && !read.includes(name))).toEqual([]);
  });

  it('documents every command', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const calls = Object.keys(scripts).map((name) =>
      ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
    );
    expect(calls.filter((call) => !readme.includes(`\`${call}`))).toEqual([]);
  });

  it('documents every step of the tests', () => {
    expect(Object.keys(steps).filter((step) => !readme.includes(`\`${step}\``))).toEqual([]);
  });
});
