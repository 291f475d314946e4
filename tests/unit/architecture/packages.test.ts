// The packages that the product is built with, each used for what it is made for, as it is published.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf } from '#tests/architecture/modules.ts';
import { isUnder, readTree } from '#tests/architecture/tree.ts';
import { aliases } from '../../../vite.config.ts';

const tree = readTree('.');
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const versions: Record<string, string | undefined> = { ...dependencies, ...devDependencies };

/** By name, with the names that are taken from each and the folders that take them. */
const USED: Readonly<Record<string, readonly [names: readonly string[], ...folders: string[]]>> = {
  react: [['useState', 'useEffect'], 'src'],
  'react-dom': [['createRoot', 'hydrateRoot'], 'src/app'],
  wouter: [['Switch', 'Route', 'Link', 'useParams', 'useSearch'], 'src'],
  dexie: [['Dexie', 'liveQuery'], 'src/data'],
  'dexie-react-hooks': [['useLiveQuery'], 'src/data'],
  'workbox-core': [['cacheNames', 'clientsClaim', 'setCacheNameDetails', 'skipWaiting'], 'sw'],
  'workbox-routing': [['registerRoute'], 'sw'],
  'workbox-strategies': [['Strategy', 'StaleWhileRevalidate'], 'sw'],
  'workbox-precaching': [['PrecacheController', 'PrecacheRoute'], 'sw'],
  '@preact/signals-react': [['signal', 'useSignals'], 'src'],
  rosetta: [['rosetta'], 'src/i18n'],
  vite: [['build'], 'scripts'],
  vitest: [['describe', 'expect', 'it'], 'tests/unit'],
  'fake-indexeddb': [[], 'tests/unit'],
  playwright: [['chromium', 'firefox'], 'tests', 'bench', 'scripts'],
};

const isOf = (name: string, path: string) => path === name || path.startsWith(`${name}/`);
const scripts = [...tree].filter(([path]) => /\.tsx?$/.test(path));
const folder = (...folders: string[]) => scripts.filter(([path]) => isUnder(path, ...folders));
const textOf = (files: readonly (readonly [string, string])[]) => files.map(([, text]) => text).join('\n');

describe.each(Object.entries(USED))('%s', (name, [names, ...folders]) => {
  it('is installed by its own name, in one version', () => {
    expect(versions[name]).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('is what ships and what tests run: nothing else stands in for it', () => {
    const others = aliases.filter(({ find }) => find.test(name)).map(({ replacement }) => replacement);
    expect(others.filter((replacement) => !isOf(name, replacement))).toEqual([]);
  });

  it('does what it is made for', () => {
    const users = folder(...folders).filter(([path, text]) =>
      importsOf(path, text).some((each) => isOf(name, each.path)),
    );
    expect(users.length).toBeGreaterThan(0);
    const taken = textOf(users);
    expect(names.filter((each) => !new RegExp(`\\b${each}\\b`).test(taken))).toEqual([]);
  });
});

describe('the worker', () => {
  const worker = textOf(folder('sw'));

  it('answers requests by registered routes alone', () => {
    expect(worker).not.toMatch(/addEventListener\(\s*'fetch'|onfetch/);
    expect(worker.match(/registerRoute\(/g)?.length).toBeGreaterThanOrEqual(6);
  });

  it('takes over and claims by the package, and not by hand', () => {
    expect(worker).not.toMatch(/clients\.claim\(|(?:self|worker)\.skipWaiting\(/);
  });

  it('answers with the config by a strategy of ours, and with game pictures by the published one', () => {
    expect(tree.get('sw/routes/app-config.ts')).toMatch(/class \w+ extends Strategy\b/);
    expect(tree.get('sw/routes/game-resources.ts')).toContain('new StaleWhileRevalidate(');
  });
});

describe('a screen', () => {
  it('reads by useLiveQuery, or by the one hook over liveQuery', () => {
    const components = folder('src').filter(([path]) => path.endsWith('.tsx'));
    expect(components.filter(([, text]) => /\bliveQuery\(/.test(text)).map(([path]) => path)).toEqual([]);
    const hooks = folder('src').filter(([, text]) => /\bliveQuery\(/.test(text) && /from 'react'/.test(text));
    expect(hooks.map(([path]) => path)).toEqual(['src/data/db/use-first-screen-query.ts']);
  });
});

it('the top of the project has what is expected there', () => {
  const expected = ['package.json', 'vite.config.ts', 'tsconfig.json', 'src', 'sw', 'public', 'tests'];
  const names = new Set([...tree.keys()].map((path) => path.split('/')[0]));
  expect([...expected, 'README.md'].filter((name) => !names.has(name))).toEqual([]);
});
