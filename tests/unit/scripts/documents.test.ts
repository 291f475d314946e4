// Documents that say what is declared elsewhere.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callOf, COMMANDS } from '../../../scripts/docs/commands.ts';
import { PAGES } from '../../../scripts/docs/pages.ts';

const { scripts, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  version: string;
};

const decisions = readdirSync('docs/decisions').filter((name) => /^\d/.test(name));

describe('generated documents', () => {
  it.each(Object.entries(PAGES))('%s is current: `npm run docs` writes it', (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text());
  });

  it('describe every command of package.json and no other', () => {
    const described = COMMANDS.flatMap(({ rows }) => rows.map(({ name }) => name));
    expect(described.sort()).toEqual(Object.keys(scripts).sort());
  });

  it('say in one sentence what a command does', () => {
    const rows = COMMANDS.flatMap((group) => group.rows);
    for (const row of rows) expect(row.does, callOf(row)).toMatch(/^[A-Z][^|\n]+\.$/);
  });
});

describe('the documents of the project', () => {
  const pages = [
    ...readdirSync('.').filter((name) => name.endsWith('.md')),
    ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join('docs', name)),
  ];

  it.each(pages)('%s links to files that exist', (page) => {
    const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)(?:#[^)]*)?\)/g)];
    const missing = links
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(join(dirname(page), link)));
    expect(missing).toEqual([]);
  });

  const WITH_PATHS = [
    'README.md',
    'CONTRIBUTING.md',
    'AGENTS.md',
    'docs/architecture.md',
    'docs/operations.md',
  ];
  const PATH = /`((?:src|sw|server|tests|scripts|bench|gallery|docs|deploy|public)\/[\w./-]+)`/g;

  it.each(WITH_PATHS)('%s names files that exist', (page) => {
    const named = [...readFileSync(page, 'utf8').matchAll(PATH)].map(([, path = '']) => path);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each(['README.md', 'CONTRIBUTING.md', 'AGENTS.md'])('%s names commands that exist', (page) => {
    const named = [...readFileSync(page, 'utf8').matchAll(/npm run (?:--\S+ )*([a-z][a-z:0-9-]*)/g)];
    expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('begin the changelog with the version of package.json', () => {
    const [, newest] =
      /^## (\d+\.\d+\.\d+) \(\d{4}-\d{2}-\d{2}\)$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
    expect(newest).toBe(version);
  });

  it('give instructions to agents in fewer than 100 lines', () => {
    expect(readFileSync('AGENTS.md', 'utf8').split('\n').length).toBeLessThan(100);
  });
});

describe('decision records', () => {
  const numbers = new Set(decisions.map((name) => Number(name.slice(0, 3))));

  it.each(decisions)('%s has a number, a title, a status and a reason', (name) => {
    const text = readFileSync(`docs/decisions/${name}`, 'utf8');
    expect(text).toMatch(new RegExp(`^# ${Number(name.slice(0, 3))}\\. \\S.+\\n\\n\\*\\*Status\\.\\*\\* `));
    const [, later] = /^\*\*Status\.\*\* (?:accepted|superseded by (\d+))\.$/m.exec(text) ?? [
      '',
      'no status',
    ];
    if (later !== undefined) expect(numbers).toContain(Number(later));
    expect(text).toMatch(/^\*\*Why\.\*\* /m);
    expect(text).toMatch(/^\*\*What\.\*\*/m);
  });
});
