import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '#server/database/database.ts';
import { isDatabaseAway } from '#server/database/away.ts';
import { whenThere } from '#server/database/when-there.ts';
import { ScriptedServer } from '#tests/support/database/scripted-server.ts';

/** Statements are short, so that silence is noticed soon. */
const LIMITS = { connections: 2, waitMs: 10_000, statementMs: 100 };

let server: ScriptedServer;
let opened: OpenDatabase[];
beforeEach(async () => {
  server = await ScriptedServer.listening();
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await server.close();
});

async function open(limits: Partial<typeof LIMITS> = {}): Promise<OpenDatabase['db']> {
  const database = await openDatabase(
    { databaseUrl: server.address, dataDir: null },
    { ...LIMITS, ...limits },
  );
  opened.push(database);
  return database.db;
}

const ask = (db: OpenDatabase['db']) => sql`select 1`.execute(db);
/** Whether it failed because the database is away. */
const isRefused = (work: Promise<unknown>) =>
  work.then(
    () => false,
    (error: unknown) => isDatabaseAway(error) || Promise.reject(error),
  );
/** Every connection works: as many as there may be are asked at once. */
const isServed = (db: OpenDatabase['db']) =>
  expect.poll(() => Promise.all([isRefused(ask(db)), isRefused(ask(db))])).toEqual([false, false]);

describe('a connection that is lost', () => {
  it('takes only the transaction with it that was using it', async () => {
    const db = await open();
    const transaction = db.transaction().execute(async (trx) => {
      await ask(trx);
      server.terminateAll();
      await ask(trx);
    });
    expect(await isRefused(transaction)).toBe(true);
    await isServed(db);
  });

  it('is replaced by the next statement when nobody was using it', async () => {
    const db = await open();
    await isServed(db);
    server.terminateAll();
    await expect.poll(() => server.connections).toBe(0);
    await isServed(db);
  });
});

describe('a server that falls silent', () => {
  it('is given up, and used again when it answers', async () => {
    const db = await open();
    await isServed(db);
    server.silence();
    expect(await isRefused(ask(db))).toBe(true);
    expect(await isRefused(db.transaction().execute(ask))).toBe(true);
    server.answerAgain();
    await isServed(db);
  });

  it('keeps nobody waiting for a connection', async () => {
    const db = await open({ connections: 1, waitMs: 60_000 });
    server.silence();
    expect(await Promise.all([isRefused(ask(db)), isRefused(ask(db)), isRefused(ask(db))])).toEqual([
      true,
      true,
      true,
    ]);
    server.answerAgain();
    await isServed(db);
  });
});

describe('a server that is gone', () => {
  it('makes statements fail at once, and is used again when it is back', async () => {
    const db = await open();
    await isServed(db);
    server.leave();
    for (let time = 0; time < 5; time += 1) expect(await isRefused(ask(db))).toBe(true);
    server.comeBack();
    await isServed(db);
  });

  it('is waited for at the start, with one line to say so', async () => {
    server.leave();
    const db = await open();
    const said: string[] = [];
    let attempts = 0;
    const work = async () => {
      attempts += 1;
      if (attempts === 3) server.comeBack();
      return ask(db);
    };
    const { rows } = await whenThere(work, { address: 'a.test:5432', say: (line) => said.push(line) });
    expect(rows).toEqual([]);
    expect(said).toEqual([
      expect.stringMatching(
        /^The database at a\.test:5432, which DATABASE_URL names, is not there yet \(.+\): waiting for it\.$/,
      ),
    ]);
  });

  it('is not waited for when the work fails for another reason', async () => {
    const work = () => Promise.reject(new Error('syntax error'));
    await expect(whenThere(work, { address: '', say: () => {} })).rejects.toThrow('syntax error');
  });
});

describe('a pool', () => {
  it('limits statements and idle transactions on every connection', async () => {
    const db = await open({ statementMs: 60_000 });
    await ask(db);
    expect(server.statements).toEqual([
      'select pg_backend_pid() as pid',
      'set statement_timeout = 60000; set idle_in_transaction_session_timeout = 60000',
      'show transaction_read_only',
      'select 1',
    ]);
  });

  it('opens no more connections than it may, and limits the wait for a free one', async () => {
    const db = await open({ connections: 1, waitMs: 3000, statementMs: 60_000 });
    let refused: boolean | undefined;
    await db.transaction().execute(async () => {
      refused = await isRefused(ask(db));
    });
    expect(refused).toBe(true);
    expect(server.connections).toBe(1);
    await ask(db);
    expect(server.connections).toBe(1);
  });
});
