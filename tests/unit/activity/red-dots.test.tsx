// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { Shell } from '#src/app/shell/Shell.tsx';
import type { AwardFlags } from '#src/contract/primitives.ts';
import { db } from '#src/data/db/database.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import { storeClaim } from '#src/data/member/store.ts';
import { endSession, session } from '#src/data/session/session.ts';
import { followDots } from '#src/features/activity/dots/follow-dots.ts';
import { litDots } from '#src/features/activity/dots/lit-dots.ts';
import { redDots } from '#src/navigation/red-dots.ts';
import { member, signedInAt } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { bonusCatalogue } from '../bonus/platform/bonus-catalogue.ts';
import { playRounds } from '../bonus/platform/earn.ts';

const NO_FLAGS: AwardFlags = {
  ...{ spinAwardFlag: false, taskAwardFlag: false, agent5AwardFlag: false },
  ...{ vipAwardFlag: false, signInFlag: false, emailAwardFlag: false },
};

const it = platformTest({}, { catalogue: bonusCatalogue });

describe('the red dots', () => {
  it.each([
    ['taskAwardFlag', 'task'],
    ['emailAwardFlag', 'mail'],
    ['agent5AwardFlag', 'agent'],
    ['signInFlag', 'freeBonus'],
    ['spinAwardFlag', 'freeBonus'],
    ['vipAwardFlag', 'vip'],
  ])('%s lights %s', (flag, dot) => {
    const flags = { ...NO_FLAGS, [flag]: true };
    expect([...litDots({ flags, activityMap: {}, unreadMail: 0 }, [])]).toEqual([dot]);
  });

  it.each([
    [15, 'signUpBonus'],
    [16, 'fund'],
  ])('a claimable activity of type %i lights %s', (activityType, dot) => {
    const activities = [{ id: 7, activityType }];
    const lit = (claimable: boolean) => [
      ...litDots(
        { flags: NO_FLAGS, activityMap: { 7: { id: 7, status: 1, claimable } }, unreadMail: 0 },
        activities,
      ),
    ];
    expect(lit(true)).toEqual([dot]);
    expect(lit(false)).toEqual([]);
  });
});

it('a mail that was not read lights a red dot of its own', () => {
  expect([...litDots({ flags: NO_FLAGS, activityMap: {}, unreadMail: 1 }, [])]).toEqual(['unread']);
});

describe('the navigation bar', () => {
  signedInAt('/', it);

  const lit = () => [...redDots.peek()];
  const setFlags = (flags: Partial<AwardFlags>) =>
    db.members.update(member.id, { flags: { ...NO_FLAGS, ...flags } });
  const start = () => onTestFinished(followDots());

  it('shows them, and clears them by an answer of the platform', async () => {
    await setFlags({ taskAwardFlag: true });
    start();
    render(<Shell isCopy={false} />);
    const bonus = await screen.findByRole('link', { name: /^Something is waiting for you\s*Bonus$/ });
    expect(screen.getAllByText('Something is waiting for you')).toHaveLength(1);
    const answer = { coin: 1, callSeq: 1, flags: { taskAwardFlag: false } };
    await storeClaim(db, member.id, answer);
    await waitFor(() => expect(bonus.textContent).toBe('Bonus'));
  });

  it('leads to mail and agent through the member screen', async () => {
    await setFlags({ emailAwardFlag: true, agent5AwardFlag: true });
    start();
    render(<Shell isCopy={false} />);
    await screen.findByRole('link', { name: /^Something is waiting for you\s*Me$/ });
    expect(lit()).toEqual(['mail', 'agent']);
  });

  it('is asked for again after a game', async ({ platform }) => {
    await refreshMember();
    await setFlags({});
    start();
    navigate('/game/start?gameId=101&tryIt=0');
    await playRounds(platform, member, [1, 1]);
    navigate('/');
    await waitFor(async () => expect((await db.members.get(member.id))?.flags.taskAwardFlag).toBe(true));
    await waitFor(() => expect(lit()).toContain('task'));
  });

  it('loses them with the member', async () => {
    await setFlags({ taskAwardFlag: true });
    start();
    await waitFor(() => expect(lit()).toEqual(['task']));
    endSession('signOut', session.peek().token);
    expect(lit()).toEqual([]);
  });
});
