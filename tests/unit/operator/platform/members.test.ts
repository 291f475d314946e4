// What an operator does for and with a member, and what is kept of it.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { runCommand } from '#server/operator/commands.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { GAMES, WELCOME_COIN } from '#tests/support/small-catalogue.ts';

const it = platformTest();

const run = ({ db, clock }: TestPlatform, ...args: string[]) => runCommand(db, args, { now: clock.now });
const audit = async (platform: TestPlatform, command: string) =>
  platform.db
    .selectFrom('audit')
    .select(['actor', 'command', 'subject', 'reason', 'outcome'])
    .where('command', '=', command)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

describe('npm run admin -- member', () => {
  it('finds a member by whatever they can tell, and shows how they stand without a whole number', async ({
    platform,
    member,
  }) => {
    const id = String(member.id);
    await platform.db
      .updateTable('member')
      .set({ mobile: '+34612345678' })
      .where('id', '=', member.id)
      .execute();
    for (const words of [[id], [member.account.toUpperCase()], ['+34 612 345 678']])
      expect((await run(platform, 'member', 'find', ...words)).output).toContain(
        `${id}  active  ${member.account}`,
      );
    expect(await run(platform, 'member', 'find', 'nobody-at-all')).toEqual({
      code: 1,
      output: 'Nobody was found.',
    });
    const { output } = await run(platform, 'member', 'show', id);
    expect(output).toMatch(/signed in on +1 devices/);
    expect(output).toMatch(/withdrawals open +0$/);
    expect(output).not.toContain('612345678');
    expect(await run(platform, 'member', 'show', '999999999')).toEqual({
      code: 1,
      output: 'There is no member 999999999.',
    });
  });

  it('keeps what was done, by whom and why, and nothing that says who somebody is', async ({
    platform,
    member,
  }) => {
    const id = String(member.id);
    await run(platform, 'member', 'find', '+34612340000');
    expect(await audit(platform, 'member find')).toEqual({
      ...{ actor: 'shell', command: 'member find', subject: '', reason: '', outcome: 'refused' },
    });
    await run(platform, 'member', 'suspend', id, 'A stolen card.');
    expect(await audit(platform, 'member suspend')).toEqual({
      ...{
        actor: 'shell',
        command: 'member suspend',
        subject: id,
        reason: 'A stolen card.',
        outcome: 'done',
      },
    });
    await run(platform, 'member', 'restore', id);
    const { output } = await run(platform, 'audit', 'list', '2');
    expect(output.split('\n')).toEqual([
      expect.stringMatching(new RegExp(`shell  done  member restore  ${id}$`)),
      expect.stringMatching(new RegExp(`shell  done  member suspend  ${id}  A stolen card\\.$`)),
    ]);
    expect(await run(platform, 'member', 'suspend', id)).toMatchObject({ code: 1 });
    for (const words of [['toString'], ['constructor'], ['member'], []])
      expect((await run(platform, ...words)).output).toMatch(/^Unknown command:/);
  });

  it('suspends: nothing more can be done, until the account is open again', async ({ platform, member }) => {
    const id = String(member.id);
    const claim = async () => (await platform.call('startGame', { gameId: GAMES.open }, member)).errcode;
    await run(platform, 'member', 'suspend', id, 'Under inquiry.');
    expect(await claim()).toBe(403);
    await run(platform, 'member', 'restore', id);
    expect(await claim()).toBe(0);
  });

  it('signs a member out everywhere', async ({ platform, member }) => {
    expect((await run(platform, 'member', 'sign-out', String(member.id))).output).toBe(
      `Member ${member.id} is signed out on 1 devices.`,
    );
    expect((await platform.call('refreshData', {}, member)).errcode).toBe(401);
  });

  it('corrects coin through the books, with a reason, and never below nothing', async ({
    platform,
    member,
  }) => {
    const id = String(member.id);
    const correct = (amount: string, ...reason: string[]) =>
      run(platform, 'member', 'correct', id, amount, ...reason);
    expect(await correct('12.50')).toMatchObject({ code: 1 });
    for (const amount of ['0', '1e3', '0.001', 'ten', '', '99999999'])
      expect((await correct(amount, 'why')).output, amount).toMatch(/^The coins are a number other than 0/);
    expect((await correct('12.50', 'A round was paid too little.')).code).toBe(0);
    expect((await correct('-2', 'Too much.')).code).toBe(0);
    expect((await correct('-9999999', 'All of it.')).output).toBe(`Member ${id} has less than that.`);
    const { coin } = (await platform.call('refreshData', {}, member)).data;
    expect(coin).toBe(WELCOME_COIN + 10_50);
    const { list } = (await platform.call('appUserCoinDetail', { page: 1, pageSize: 2 }, member)).data;
    expect(list.map(({ type, amount, title }) => [type, amount, title])).toEqual([
      [8, -2_00, 'Correction'],
      [8, 12_50, 'Correction'],
    ]);
    expect((await run(platform, 'ledger', 'check')).output).toContain('Everything adds up.');
  });

  it('tells what became of a request', async ({ platform, member }) => {
    const requestId = randomUUID();
    const words = { typeId: 1, content: 'It hangs.', imageIds: [], requestId };
    await platform.call('feedbackAdd', words, member);
    expect((await run(platform, 'request', 'show', requestId)).output).toMatch(
      /  an installation  feedbackAdd  was answered$/,
    );
    expect((await run(platform, 'request', 'show', randomUUID())).output).toContain('it never arrived');
  });
});
