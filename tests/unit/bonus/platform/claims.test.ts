// Every bonus is earned by really doing what earns it, and is credited once, however often it is claimed.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { checkLedger } from '#server/store/wallet/ledger-check.ts';
import type { CallName } from '#src/contract/index.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { ACTIVITIES, bonusCatalogue, RED_PACKET, TASKS } from './bonus-catalogue.ts';
import { entriesOf, goTo, playRounds } from './earn.ts';

const it = platformTest({}, { catalogue: bonusCatalogue });

interface Case {
  readonly call: CallName;
  readonly input?: object;
  /** Kind of the ledger entry. */
  readonly kind: string;
  readonly earn?: (platform: TestPlatform, member: SignedInCaller) => unknown;
  /** Hundredths. */
  readonly amount: number;
}

const CASES: readonly [string, Case][] = [
  ['the daily sign-in', { call: 'appVipUserReceiveSignInAward', kind: 'signIn', amount: 1_00 }],
  [
    'the daily VIP award',
    {
      ...{ call: 'appVipUserReceiveDaily', kind: 'vipDaily', amount: 1_00 },
      earn: (platform, member) => playRounds(platform, member, [20]),
    },
  ],
  [
    'a daily task',
    {
      ...{ call: 'receiveTaskAward', input: { taskId: TASKS.rounds }, kind: 'task', amount: 1_00 },
      earn: (platform, member) => playRounds(platform, member, [1, 1]),
    },
  ],
  [
    'a task that is finished by a tap',
    {
      ...{ call: 'receiveTaskAward', input: { taskId: TASKS.follow }, kind: 'task', amount: 1_00 },
      earn: (platform, member) => platform.call('finishTask', { taskId: TASKS.follow }, member),
    },
  ],
  [
    'the login bonus',
    { call: 'loginBonus3UserReceive', input: { day: 1 }, kind: 'loginBonus', amount: 1_00 },
  ],
  [
    'the rebate',
    {
      ...{ call: 'betBonusReceive', kind: 'rebate', amount: 1_40 },
      earn: (platform, member) => playRounds(platform, member, [50, 20]),
    },
  ],
  [
    'a step of an activity',
    {
      ...{
        call: 'activityReceive',
        input: { activityId: ACTIVITIES.invented },
        kind: 'activity',
        amount: 4_00,
      },
      earn: (platform, member) => playRounds(platform, member, [1]),
    },
  ],
  [
    'a red packet',
    {
      ...{ call: 'redPacketReceive', input: { id: RED_PACKET }, kind: 'redPacket', amount: 2_00 },
      earn: (platform) => goTo(platform, 19),
    },
  ],
];

describe.each(CASES)('%s', (_, { call, input = {}, kind, earn, amount }) => {
  it('is credited once when two tabs claim it at the same moment', async ({ platform, member }) => {
    await earn?.(platform, member);
    const before = (await platform.call('refreshData', {}, member)).data.coin;
    const tabs = [0, 1].map(() => platform.call(call, { ...input, requestId: randomUUID() }, member));
    const answers = await Promise.all(tabs);
    expect(answers.map(({ errcode }) => errcode).sort((one, other) => one - other)).toEqual([0, 4003]);
    const won = answers.find(({ errcode }) => errcode === 0)?.data as { coin: number; awards: unknown };
    expect(won.coin).toBe(before + amount);
    expect(await entriesOf(platform, member, kind)).toEqual([amount]);
    expect((await platform.call('refreshData', {}, member)).data.coin).toBe(before + amount);
    const [last] = (await platform.call('activityAwardGetLog', {}, member)).data.list;
    expect(last).toMatchObject({ awards: won.awards });
  });

  it('is the same claim when its answer was lost', async ({ platform, member }) => {
    await earn?.(platform, member);
    const asked = { ...input, requestId: randomUUID() };
    const first = await platform.call(call, asked, member);
    expect(first.errcode).toBe(0);
    expect((await platform.call(call, asked, member)).data).toEqual(first.data);
    expect(await entriesOf(platform, member, kind)).toEqual([amount]);
  });

  it('waits while the member takes a break', async ({ platform, member }) => {
    await earn?.(platform, member);
    await platform.call('breakSet', { kind: 'break', days: 1 }, member);
    expect((await platform.call(call, { ...input, requestId: randomUUID() }, member)).errcode).toBe(8004);
    expect(await entriesOf(platform, member, kind)).toEqual([]);
  });
});

it('the ledger adds up after all of it', async ({ platform }) => {
  expect((await checkLedger(platform.db)).problems ?? []).toEqual([]);
});
