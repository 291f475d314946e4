import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { openOperatorSocket } from '#server/operator/socket.ts';
import { makeDataFolder } from '#tests/support/database/data-folder.ts';
import { main } from '../../../scripts/admin.ts';

let dataDir: string;
beforeAll(async () => void (dataDir = await makeDataFolder()));
afterAll(() => rm(dataDir, { recursive: true }));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function inDatabase(statement: string): Promise<void> {
  const opened = await openDatabase({ databaseUrl: '', dataDir });
  await sql.raw(statement).execute(opened.db);
  await opened.close();
}

async function run(...args: string[]): Promise<{ code: number; output: string }> {
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('DATA_DIR', dataDir);
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  const code = await main(args);
  return { code, output: print.mock.calls.flat().join('\n') };
}

describe('npm run admin -- ledger check', () => {
  it('says that everything adds up', async () => {
    expect(await run('ledger', 'check')).toEqual({
      code: 0,
      output: expect.stringMatching(/^members +0\nentries +0\n[^]*sum +0\.00\n\nEverything adds up\.$/),
    });
  });

  it('ends with 1 and names what does not', async () => {
    await inDatabase(`do $$ begin
      set local session_replication_role = replica;
      update ledger_account set balance = 12345 where code = 'house' and shard = 7;
    end $$`);
    expect(await run('ledger', 'check')).toEqual({
      code: 1,
      output: expect.stringMatching(
        /sum +123\.45\n\nThe sum of all balances is not 0\.\nThe balance is not what members lost to account house 7\.$/,
      ),
    });
  });

  it('refuses what it does not know', async () => {
    expect(await run('ledger', 'mend')).toEqual({
      code: 1,
      output: expect.stringMatching(/^Unknown command:\nnpm run admin -- ledger check\n/),
    });
  });
});

describe('npm run admin, while the platform runs', () => {
  it('has the running platform do it', async () => {
    const opened = await openDatabase({ databaseUrl: '', dataDir });
    vi.stubEnv('SUDO_USER', 'ada');
    const asked: string[][] = [];
    const close = await openOperatorSocket(dataDir, async (args, by) => {
      asked.push([by, ...args]);
      return { code: 1, output: 'Done there.' };
    });
    expect(await run('withdrawal', 'refuse', 'W1', 'The name differs.')).toEqual({
      code: 1,
      output: 'Done there.',
    });
    expect(asked).toEqual([['ada', 'withdrawal', 'refuse', 'W1', 'The name differs.']]);
    await close();
    await expect(run('ledger', 'check')).rejects.toThrow('can be used by one process at a time');
    await opened.close();
  });

  it('takes over the socket of a platform that was killed', async () => {
    const result = { code: 0, output: 'The new one.' } as const;
    const closeFirst = await openOperatorSocket(dataDir, async () => ({ ...result, output: 'The old one.' }));
    const close = await openOperatorSocket(dataDir, async () => result);
    expect(await run('ledger', 'check')).toEqual(result);
    await close();
    await closeFirst();
  });
});
