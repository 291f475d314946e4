// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { finishShell, type PolicyHashes } from '../../../scripts/build/shell.ts';
import { SCROLL_KEY } from '#src/contract/page/scroll-place.ts';

let clientDir = '';
let hashes: PolicyHashes;
let html = '';

beforeEach(async () => {
  history.replaceState(null, '', '/?lobbyGroupTypeId=3');
  clientDir = mkdtempSync(join(tmpdir(), 'shell-'));
  mkdirSync(join(clientDir, 'assets'));
  writeFileSync(join(clientDir, 'assets/style.css'), 'main{color:red}');
  const source = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8')
    .replace(
      '</head>',
      '<script type="module" crossorigin src="/assets/first.js"></script>\n<link rel="stylesheet" crossorigin href="/assets/style.css">\n</head>',
    )
    .replace('<script type="module" src="/src/app/main.tsx"></script>\n', '');
  writeFileSync(join(clientDir, 'index.html'), source);
  hashes = await finishShell(clientDir, '<p>Loading</p>', ['/assets/first.js', '/assets/screens.js']);
  html = readFileSync(join(clientDir, 'index.html'), 'utf8');
});
afterEach(() => {
  rmSync(clientDir, { recursive: true });
  sessionStorage.clear();
  delete document.documentElement.dataset.restoring;
  vi.restoreAllMocks();
});

/** The place in the lobby's list is remembered by path and query. */
const rememberPlace = (place: object): void =>
  sessionStorage.setItem(SCROLL_KEY, JSON.stringify({ [location.pathname + location.search]: place }));

/** Scripts without an address, in order, but for data. */
const inlineScripts = (): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);

const visit = (type: 'reload' | 'navigate'): void => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  runInThisContext(inlineScripts()[0] ?? '');
};

it('allows exactly the scripts and the style that it contains', () => {
  const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  expect(hashes).toEqual({
    scriptHashes: inlineScripts().map(hashOf),
    styleHashes: [hashOf('main{color:red}')],
  });
});

it('leads from its scripts to the sources that they were built from', () => {
  const maps = inlineScripts().map((text) => /\n\/\/# sourceMappingURL=\/(\S+)$/.exec(text)?.[1] ?? '');
  const sources = maps.map((map) => readFileSync(join(clientDir, map), 'utf8'));
  expect(sources[0]).toContain('src/app/document/head.ts');
  expect(sources[1]).toContain('src/app/document/starter.ts');
});

it('hides a scrolled lobby on a reload before any of it has been read', () => {
  rememberPlace({ top: 4000, inList: 3600 });
  visit('reload');
  expect(document.documentElement.dataset.restoring).toBe('');
  expect(html.indexOf('<script>')).toBeLessThan(html.indexOf('<body>'));
});

it.each([
  ['is opened anew', 'navigate', { top: 4000, inList: 3600 }],
  ['was at its top', 'reload', { top: 0 }],
  ['was never shown', 'reload', undefined],
] as const)('hides nothing of a lobby that %s', (_, type, place) => {
  if (place) rememberPlace(place);
  visit(type);
  expect(document.documentElement.dataset.restoring).toBeUndefined();
});
