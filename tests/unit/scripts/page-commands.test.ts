// Every command of the pages for operators and analysts: run where a test can, else held against the program's own help.
import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { runCommand } from '#server/operator/commands.ts';
import { storeEvents } from '#server/store/events/events.ts';
import { makeDataFolder } from '#tests/support/database/data-folder.ts';
import { newDatabase, serverAddress } from '#tests/support/database/server.ts';
import { createTestPlatform } from '#tests/support/platform.ts';
import { GAMES, WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { migrate } from '#server/store/migrations/migrate.ts';
import { readArguments } from '../../../scripts/events/arguments.ts';
import { main as events } from '../../../scripts/events.ts';
import { eventAt, noonAgo } from '../events/platform/event-store.ts';
import { blocksOf, commandsOf } from './page-commands.ts';

const PAGES = ['docs/operations.md', 'docs/analysts.md'];
const run = promisify(execFile);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const commands = [...new Map(PAGES.flatMap(commandsOf).map((words) => [words.join(' '), words])).values()];
const commandsFor = (...start: string[]) =>
  commands.filter((words) => start.every((word, index) => words[index] === word));
/** The arguments behind `--`, if there are any. */
const argumentsOf = (words: readonly string[]) => words.slice(3).filter((word) => word !== '--');

/** Not checked, because they belong to a shell or to no program at all. */
const EXEMPT = ['set', '.'];
const PROGRAMS = ['npm', 'npx', 'openssl', 'createuser', 'createdb', 'pg_dump', 'pg_restore'];
/** `caddy` and `nginx` are files of a proxy; queries.test.ts runs the SQL and the role of readers. */
const LANGUAGES = ['sh', 'sql', 'text', 'caddy', 'nginx'];

describe('the pages for operators and analysts', () => {
  it('show commands of known programs alone, and blocks of known languages', () => {
    expect(commands.length).toBeGreaterThan(30);
    expect(new Set(commands.map(([program]) => program))).toEqual(new Set([...PROGRAMS, ...EXEMPT]));
    const languages = PAGES.flatMap(blocksOf).map(({ language }) => language);
    expect(languages.filter((language) => !LANGUAGES.includes(language))).toEqual([]);
  });

  const named = new Set(commandsFor('npm', 'run').map((words) => words[2] ?? ''));
  it.each([...named])('npm run %s exists', (name) => {
    expect(Object.keys(scripts)).toContain(name);
  });

  const ofNpm = commandsFor('npm').filter(([, name]) => name !== 'run');
  it.each(ofNpm.map((words) => words.slice(1)))('npm %s knows its options', (name = '', ...options) => {
    const help = spawnSync('npm', [name, '--help'], { encoding: 'utf8' }).stdout;
    for (const option of options) expect(help).toContain(option.split('=')[0]);
  });

  it.each(commandsFor('npx', 'vitest', 'run').map((words) => words[3] ?? ''))('%s has tests', (folder) => {
    expect(existsSync(folder)).toBe(true);
  });

  const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
  it.runIf(hasOpenssl)('make a key that a platform takes', () => {
    const [[program = '', ...args] = []] = commandsFor('openssl');
    expect(spawnSync(program, args, { encoding: 'utf8' }).stdout.trim().length).toBeGreaterThanOrEqual(32);
  });
});

describe('commands of PostgreSQL', () => {
  const all = ['createuser', 'createdb', 'pg_dump', 'pg_restore'].flatMap((program) => commandsFor(program));

  it.runIf(serverAddress()).each(all)('%s knows its options', async (program, ...words) => {
    const { stdout } = await run(program, ['--help']);
    for (const option of words.filter((word) => word.startsWith('--')))
      expect(stdout).toContain(option.split('=')[0]);
  });

  it.runIf(serverAddress())('copy a database, and restore it into another one', async () => {
    const folder = await makeDataFolder();
    const [from, to] = [await newDatabase(serverAddress()), await newDatabase(serverAddress())];
    const source = await openDatabase({ databaseUrl: from, dataDir: null });
    await migrate(source.db);
    const values: Record<string, string> = {
      $DATABASE_URL: from,
      'halcyon.dump': join(folder, 'halcyon.dump'),
    };
    const given = (word: string) =>
      values[word] ??
      word.replace(/postgresql:.*/, to).replace('=halcyon.dump', `=${values['halcyon.dump']}`);
    for (const [program = '', ...words] of [...commandsFor('pg_dump'), ...commandsFor('pg_restore')])
      await run(program, words.map(given));
    const restored = await openDatabase({ databaseUrl: to, dataDir: null });
    const tables = sql<{ count: string }>`select count(*) from pg_class where relkind in ('r', 'i', 'v')`;
    expect((await tables.execute(restored.db)).rows).toEqual((await tables.execute(source.db)).rows);
    await Promise.all([source.close(), restored.close(), rm(folder, { recursive: true })]);
  });
});

describe('npm run admin', () => {
  /** Erasing ends a member whom the others need. */
  const shown = commandsFor('npm', 'run', 'admin')
    .map(argumentsOf)
    .filter((words) => words.length > 0)
    .sort((a, b) => Number(a.includes('erase')) - Number(b.includes('erase')));

  it('does what the pages say', async () => {
    const platform = await createTestPlatform();
    const member = await platform.register('demo');
    const REQUEST = randomUUID();
    const feedback = { typeId: 1, content: 'It hangs.', imageIds: [], requestId: REQUEST };
    await platform.call('feedbackAdd', feedback, member);
    const ids: Record<string, string> = {
      member: String(member.id),
      game: String(GAMES.open),
      platform: '1',
    };
    const values: Record<string, string> = {
      TEXT: 'demo',
      REASON: 'They asked for it.',
      // All that a new member has, without which nobody is erased.
      COINS: String(-WELCOME_COIN / 100),
      HOURS: '2',
      REQUEST,
      INSTALLATION: REQUEST,
    };
    await storeEvents(platform.db, [eventAt(noonAgo(1), { installId: REQUEST })], { now: noonAgo(1) });
    expect(shown.length).toBeGreaterThan(10);
    for (const words of shown) {
      const args = words.map((word) =>
        word === 'ID' ? (ids[words[0] ?? ''] ?? '') : (values[word] ?? word),
      );
      const { code, output } = await runCommand(platform.db, args, { now: platform.clock.now });
      expect(code, `${words.join(' ')}: ${output}`).toBe(0);
    }
    await platform.close();
  });
});

describe('npm run events', () => {
  /** `watch` never ends, and the others write into the checkout; their own tests run them. */
  const ONLY_READ = ['watch', 'plan', 'sources'];
  const shown = commandsFor('npm', 'run', 'events').map(argumentsOf);

  let dataDir: string;
  beforeAll(async () => void (dataDir = await makeDataFolder()));
  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => rm(dataDir, { recursive: true }));

  it.each(shown.filter(([name = '']) => ONLY_READ.includes(name)))('takes %s', (...words) => {
    expect(readArguments(words, new Date())).toEqual({ command: words[0] });
  });

  it('does what the pages say', async () => {
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('DATA_DIR', dataDir);
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const opened = await openDatabase({ databaseUrl: '', dataDir });
    await storeEvents(opened.db, [eventAt(noonAgo(1))], { now: noonAgo(1) });
    await opened.close();
    const ran = shown.filter(([name = '']) => !ONLY_READ.includes(name));
    expect(ran.length).toBeGreaterThan(4);
    for (const words of ran) {
      const args = words.map((word) =>
        word
          .replace('FOLDER', join(dataDir, 'copy'))
          .replace(/^[a-z]+\.(?:ndjson|txt)$/, (name) => join(dataDir, name)),
      );
      if (args[0] === 'report') args.push('--out', join(dataDir, 'report.html'));
      if (args[2]?.startsWith('postgresql:')) {
        if (!serverAddress()) continue;
        args[2] = await newDatabase(serverAddress());
      }
      expect(await events(args), words.join(' ')).toBe(0);
    }
  });
});
