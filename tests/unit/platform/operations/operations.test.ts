// What a platform reports to monitoring: whether it lives, whether it can serve, and what it counts.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { sql } from 'kysely';
import { watchedFolder } from '#server/operations/readiness.ts';
import { createOperations } from '#server/operations/operations.ts';
import { readSettings } from '#server/settings/settings.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { METRIC_NAMES } from './metric-names.ts';

const it = platformTest();

const open = ({ db, metrics }: TestPlatform, dataDir: string | null = null) =>
  createOperations({ db, metrics, dataDir });
const ask = async (platform: TestPlatform, url: string, dataDir?: string) => {
  const { statusCode, body } = await open(platform, dataDir).inject(url);
  return { statusCode, body };
};
/** The figure of a line of `/metrics`. */
const figure = async (platform: TestPlatform, line: string): Promise<number> => {
  const { body } = await ask(platform, '/metrics');
  const found = body.split('\n').find((each) => each.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? 0);
};

describe('the port for operations', () => {
  it('is closed unless it is asked for', () => {
    expect(readSettings({}).operations).toEqual({ port: 0, host: '127.0.0.1' });
    expect(readSettings({ OPS_PORT: '9100' }).operations.port).toBe(9100);
  });

  it('says that it lives, and what can serve', async ({ platform }) => {
    expect(await ask(platform, '/livez')).toEqual({ statusCode: 200, body: 'ok\n' });
    expect(await ask(platform, '/readyz', '/')).toEqual({
      statusCode: 200,
      body: 'database ok\nmigrations ok\ndisk ok\n',
    });
  });

  it('is not ready while a migration is missing', async ({ platform }) => {
    const rolledBack = new Error('rolled back');
    let answered: unknown;
    const asking = platform.db.transaction().execute(async (db) => {
      await sql`delete from kysely_migration where name = '022-audit'`.execute(db);
      const { statusCode, body } = await createOperations({ ...platform, db, dataDir: null }).inject(
        '/readyz',
      );
      answered = [statusCode, body];
      throw rolledBack;
    });
    await expect(asking).rejects.toBe(rolledBack);
    expect(answered).toEqual([503, 'database ok\nmigrations 1 still to run\ndisk ok\n']);
  });

  it('is not ready while the database or the folder is away, and says nothing of where they are', async ({
    platform,
  }) => {
    const db = platform.db.withoutPlugins();
    const away = createOperations({
      db: Object.assign(Object.create(db), { getExecutor: () => failing() }),
      metrics: platform.metrics,
      dataDir: '/no/such/folder',
    });
    const { statusCode, body } = await away.inject('/readyz');
    expect([statusCode, body]).toEqual([503, 'database away\nmigrations unknown\ndisk away\n']);
  });

  it('is ready on a database server before anything was written on its machine', async ({ platform }) => {
    const folder = await mkdtemp(join(tmpdir(), 'halcyon-ready-'));
    const settings = { databaseUrl: 'postgresql://x', buildsDir: null };
    const watched = await watchedFolder({ ...settings, dataDir: join(folder, 'data') });
    expect(watched).toBe(join(folder, 'data'));
    expect((await ask(platform, '/readyz', watched ?? '')).statusCode).toBe(200);
    const elsewhere = { ...settings, dataDir: '/no/such/folder', buildsDir: folder };
    expect(await watchedFolder(elsewhere)).toBe(folder);
    const below = join(folder, 'a-file', 'data');
    await writeFile(join(folder, 'a-file'), '');
    expect(
      (await ask(platform, '/readyz', (await watchedFolder({ ...settings, dataDir: below })) ?? '')).body,
    ).toContain('disk away');
    await rm(folder, { recursive: true });
  });

  it('counts calls by their name and outcome, and a made-up name once for all', async ({
    platform,
    member,
  }) => {
    const answered = () => figure(platform, 'halcyon_requests_total{call="refreshData",errcode="0"}');
    const unknown = () => figure(platform, 'halcyon_requests_total{call="unknown",errcode="404"}');
    const before = { answered: await answered(), unknown: await unknown() };
    await platform.call('refreshData', {}, member);
    await platform.call('noSuchCall1' as never, {}, member);
    await platform.call('toString' as never, {}, member);
    expect(await answered()).toBe(before.answered + 1);
    expect(await unknown()).toBe(before.unknown + 2);
    expect(await figure(platform, 'halcyon_request_seconds_count{call="refreshData"}')).toBe(
      before.answered + 1,
    );
  });

  it('counts what no handler saw as well, by the address that was asked', async ({ platform }) => {
    const count = (errcode: number) =>
      figure(platform, `halcyon_requests_total{call="refreshData",errcode="${errcode}"}`);
    const url = '/app/v1/refreshData';
    await platform.app.inject({ method: 'POST', url, payload: 'x'.repeat(300_000) });
    await platform.app.inject({ method: 'GET', url: `${url}?a=1` });
    expect([await count(413), await count(405)]).toEqual([1, 1]);
  });

  it('counts the events that arrived, once more and in vain', async ({ platform }) => {
    const count = (outcome: string) => figure(platform, `halcyon_events_total{outcome="${outcome}"}`);
    const event = {
      ...{ eventId: randomUUID(), eventName: 'app_start', eventInterfaceId: '', eventShowType: '' },
      ...{ eventRoomId: '', eventFrom: '', eventTime: 1, eventUserId: 0 },
      ...{ channel: 'WEB', appId: 'a', version: '1' },
    };
    const send = (...eventList: object[]) => platform.call('anonymous/appEventLogClient', { eventList });
    await send(event, {});
    await send(event);
    expect([await count('accepted'), await count('duplicate'), await count('rejected')]).toEqual([1, 1, 1]);
  });

  it('shows every figure that the page for operators names', async ({ platform }) => {
    const { body } = await ask(platform, '/metrics');
    const shown = new Set([...body.matchAll(/^# HELP (halcyon_\w+)/gm)].map(([, name]) => name));
    // Connections are those to a server.
    const named = [...METRIC_NAMES].filter((name) => name !== 'halcyon_database_connections');
    expect([...shown].filter((name) => name !== 'halcyon_database_connections')).toEqual(
      expect.arrayContaining(named),
    );
  });

  it('shows nothing of a member', async ({ platform, member }) => {
    const { body } = await ask(platform, '/metrics');
    for (const secret of [member.token, member.account]) expect(body).not.toContain(secret);
  });
});

function failing(): never {
  throw new Error('connect ECONNREFUSED 10.0.0.7:5432');
}
