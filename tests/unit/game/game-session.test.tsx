// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '#src/data/db/database.ts';
import { outbox } from '#src/data/events/outbox.ts';
import { refreshBets } from '#src/data/member/refresh-bets.ts';
import { openGameId } from '#src/data/games/open-game.ts';
import { endSession, session } from '#src/data/session/session.ts';
import { closeGame } from '#src/features/game/session/actions.ts';
import GameStartScreen from '#src/features/game/session/GameStartScreen.tsx';
import { NotOpened } from '#src/features/game/session/NotOpened.tsx';
import { emptyFrames, frameOf, GAMES_ORIGIN } from '../../support/framed-game.ts';
import type { Line } from '../../support/line.ts';
import { closePage, enterAs, openPage } from '../../support/page.ts';
import { createTestPlatform, type SignedInCaller, type TestPlatform } from '../../support/platform.ts';
import { fakeTimeouts, noAnswer } from '../../support/silence.ts';
import { GAMES } from '../../support/small-catalogue.ts';

let platform: TestPlatform;
let line: Line;
let member: SignedInCaller;

beforeAll(async () => {
  emptyFrames();
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  member = await platform.register();
  line = await openPage(platform, `/game/start?gameId=${GAMES.open}&tryIt=0`);
  enterAs(member);
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.stubGlobal('fetch', line.fetch);
  await closeGame(GAMES.open);
  // Background work of one game session must not reach the next test.
  await refreshBets();
  await closePage();
});

const frame = () => frameOf(GAMES.open);
const openSessions = () =>
  platform.db
    .selectFrom('game_session')
    .select('game_id')
    .where('member_id', '=', member.id)
    .where('ended_at', 'is', null)
    .execute();

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('opening a game', () => {
  it('shows it in a frame without access to the app', async () => {
    render(<GameStartScreen />);
    const shown = await frame();
    expect(new URL(shown.src).origin).toBe(GAMES_ORIGIN);
    expect(shown.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms allow-popups');
    expect(shown.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(shown.getAttribute('allow')).toBe('fullscreen');
    expect(openGameId.peek()).toBe(GAMES.open);
  });

  it('puts it first in "Recently played", and keeps its address out of events', async () => {
    render(<GameStartScreen />);
    const { src } = await frame();
    expect((await db.plays.toArray()).map((row) => row.gameId)).toEqual([GAMES.open]);
    await waitFor(async () =>
      expect(JSON.stringify(await (await outbox()).outbox.toArray())).toContain('game_start'),
    );
    expect(JSON.stringify(await (await outbox()).outbox.toArray())).not.toContain(new URL(src).hash.slice(1));
  });

  it('leads a signed-out visitor to sign-in and back', async () => {
    endSession('signOut', session.peek().token);
    render(<GameStartScreen />);
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
    expect(new URLSearchParams(location.search).get('return')).toBe(
      `/game/start?gameId=${GAMES.open}&tryIt=0`,
    );
    expect(line.sent).toHaveLength(0);
  });

  it.each(['', '?gameId=x', '?gameId=-1&tryIt=0', '?gameId=101&tryIt=2'])(
    'says so when the address names no game: "%s"',
    async (query) => {
      history.replaceState(null, '', `/game/start${query}`);
      render(<GameStartScreen />);
      expect(await screen.findByText("There's no game at this address.")).toBeTruthy();
      expect(line.sent).toHaveLength(0);
    },
  );

  it('can be cancelled when it takes long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fakeTimeouts();
    vi.stubGlobal('fetch', noAnswer);
    render(<GameStartScreen />);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    act(() => void vi.advanceTimersByTime(5000));
    press('Cancel');
    expect(location.pathname).toBe('/');
    // Its answer never arrives: nothing may wait for it.
    act(() => void vi.advanceTimersByTime(60_000));
  });
});

const REFUSALS = [
  [GAMES.unknown, 0, "This game doesn't exist."],
  [GAMES.closed, 0, 'Under maintenance.'],
  [GAMES.ofPlatformInMaintenance, 0, /Under maintenance until .*2096/],
  [GAMES.open, 1, 'This game has no trial mode.'],
  [GAMES.expensive, 0, 'You need at least 10,000 coins to enter.'],
] as const;

describe('a game that does not open', () => {
  it.each(REFUSALS)('%i with tryIt %i says why', async (gameId, tryIt, text) => {
    history.replaceState(null, '', `/game/start?gameId=${gameId}&tryIt=${tryIt}`);
    render(<GameStartScreen />);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the games' }).getAttribute('href')).toBe('/');
  });

  it('for want of coin offers play money', async () => {
    history.replaceState(null, '', `/game/start?gameId=${GAMES.expensive}&tryIt=0`);
    render(<GameStartScreen />);
    const trial = await screen.findByRole('link', { name: 'Try it' });
    expect(trial.getAttribute('href')).toBe(`/game/start?gameId=${GAMES.expensive}&tryIt=1`);
  });

  it.each([
    [8002, 'The limit of your losses is reached.'],
    [8003, 'The time you set yourself is over.'],
    [8004, 'You are taking a break.'],
    [8005, 'You have excluded yourself.'],
  ])(
    "because of the member's own limit (%i) says which and until when, without offering another try",
    async (errcode, msg) => {
      const refused = (data: object) => ({
        status: 200,
        body: JSON.stringify({ errcode, code: errcode === 8005 ? 403 : 400, msg, data }),
      });
      line.disturb = () => refused({ until: 4_000_000_000 });
      render(<GameStartScreen />);
      expect(await screen.findByText(msg)).toBeTruthy();
      expect(screen.getByText(/^Until .*2096/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      expect(screen.getByRole('link', { name: 'Back to the games' })).toBeTruthy();
      cleanup();
      // 0 means without an end: then no time is shown.
      line.disturb = () => refused({ until: 0 });
      render(<GameStartScreen />);
      expect(await screen.findByText(msg)).toBeTruthy();
      expect(screen.queryByText(/^Until/)).toBeNull();
    },
  );

  it.each([
    ['503', 503, true],
    ['unknown to this build', 3999, false],
  ])("for a general code (%s) shows the platform's message", async (_, errcode, mayPass) => {
    const body = JSON.stringify({ errcode, code: 400, msg: 'The platform says why.', data: {} });
    line.disturb = () => ({ status: 200, body });
    render(<GameStartScreen />);
    expect(await screen.findByText('The platform says why.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(mayPass);
  });

  it.each([
    ['timeout', 'The request has timed out, please try again later'],
    ['unreachable', "Can't reach the service. Check your connection and try again."],
    ['notSent', "You're offline"],
    ['signedOut', 'Your session has ended. Sign in again.'],
    ['busy', 'This is taking longer than usual.'],
  ] as const)('without an answer (%s) says what is known', async (kind, text) => {
    render(<NotOpened kind={kind} onRetry={() => {}} />);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('while another one is open can open after closing that one', async () => {
    await platform.call('startGame', { gameId: GAMES.another }, member);
    render(<GameStartScreen />);
    expect(await screen.findByText(`Game ${GAMES.another} is still open.`)).toBeTruthy();
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(screen.queryByRole('link')).toBeNull();
    press(`Close it and play Game ${GAMES.open}`);
    await frame();
    expect(await openSessions()).toEqual([{ game_id: GAMES.open }]);
  });

  it('while another one is open offers to resume that one', async () => {
    await platform.call('startGame', { gameId: GAMES.another }, member);
    render(<GameStartScreen />);
    await screen.findByText(`Game ${GAMES.another} is still open.`);
    press(`Back to Game ${GAMES.another}`);
    expect(location.search).toBe(`?gameId=${GAMES.another}&tryIt=0`);
    await screen.findByTitle(`Game ${GAMES.another}`);
    await closeGame(GAMES.another);
  });

  it('without an answer can be requested again in the same session', async () => {
    line.disturb = (_, count) => (count === 1 ? 'lost' : undefined);
    render(<GameStartScreen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await frame();
    expect(await openSessions()).toHaveLength(1);
  });

  it("is refused if its address is on the app's own origin", async () => {
    vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
      const answer = await line.fetch(...sent);
      return new Response((await answer.text()).replace(GAMES_ORIGIN, location.origin), answer);
    });
    render(<GameStartScreen />);
    expect(await screen.findByText("This game can't be shown safely.")).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });
});
