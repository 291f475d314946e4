// The short form of `npm run test:storm`: two platforms on one database, without a socket.
import { expect, it } from 'vitest';
import { runCommand } from '#server/operator/commands.ts';
import { MAINTENANCE } from '#src/contract/errors.ts';
import { duePayments } from '#server/store/wallet/due-payments.ts';
import { openTestDatabase } from '#tests/support/database/open.ts';
import { createTestPlatform } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { LOST, type Site } from '../../../storm/site.ts';
import { storm } from '../../../storm/storm.ts';
import { post } from '../../game/pages/games-client.ts';
import { bonusCatalogue } from '../../bonus/platform/bonus-catalogue.ts';
import { walletCatalogue } from './wallet-catalogue.ts';

/** With a limit of a day that is reached. */
const limited = (levels: typeof bonusCatalogue.config.vipMap) =>
  Object.fromEntries(
    Object.entries(levels).map(([key, level]) => [key, { ...level, withdrawPerDay: 60_00 }]),
  );

const { vipMap, taskConfig, loginBonusConfig } = bonusCatalogue.config;
const catalogue = {
  ...walletCatalogue,
  config: {
    ...walletCatalogue.config,
    ...{ vipMap: limited(vipMap), taskConfig, loginBonusConfig },
    turnover: { other: 2, byKind: { welcome: 3 } },
  },
};

it('A storm of mixed actions on two platforms moves every coin exactly once', async () => {
  const database = await openTestDatabase();
  const shared = { db: database.db, close: async () => {} };
  const due: Array<() => void> = [];
  const later = (work: () => void) => void due.push(work);
  const start = () => createTestPlatform({}, { database: shared, catalogue, later });
  const platforms = [await start(), await start()];
  let asked = 0;
  const next = () => {
    const platform = platforms[asked++ % platforms.length];
    if (!platform) throw new Error('There are two.');
    return platform;
  };
  const site: Site = {
    call: async (name, { token, body }) => {
      const answer = await next().call(name as never, body, { token });
      return answer.errcode === MAINTENANCE ? LOST : answer;
    },
    play: async (name, sent) => {
      const answer = await post(next(), name, sent);
      return answer.errcode === MAINTENANCE ? LOST : answer;
    },
    pay: async (payUrl, step) => {
      const url = payUrl.replace(/^https?:\/\/[^/]+/, '').replace('?', `/${step}?`);
      const { statusCode } = await next().games.inject({ method: 'POST', url });
      return statusCode === 303 ? 'paid' : LOST;
    },
    moveClocks: async () => {
      for (const platform of platforms) platform.clock.advance(31 * 60_000);
      for (const report of due.splice(0)) report();
      await expect.poll(() => duePayments(database.db)).toEqual([]);
    },
    operate: async (...args) => (await runCommand(database.db, args, { now: next().clock.now })).output,
  };
  const extent = { members: 8, actions: 240, seed: 20_261_123, gameIds: [GAMES.open], together: 8 };
  const { problems, acknowledged, answers, late, returned } = await storm(site, extent, (work) =>
    work(database.db),
  );
  expect(problems).toEqual([]);
  expect(acknowledged.deposits).toBeGreaterThan(10);
  expect(acknowledged.withdrawals).toBeGreaterThan(0);
  expect(acknowledged.rounds).toBeGreaterThan(10);
  expect(acknowledged.claims).toBeGreaterThan(5);
  expect(acknowledged.limits).toBeGreaterThan(0);
  expect(acknowledged.paused).toBeGreaterThan(0);
  expect(late).toBeGreaterThan(0);
  expect(returned).toBeGreaterThan(0);
  expect([...answers.keys()].filter((key) => key.endsWith(' 500'))).toEqual([]);
  for (const platform of platforms) await platform.close();
  await database.close();
});
