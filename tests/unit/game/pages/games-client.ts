// The games' origin as a game's page asks it.
import { randomUUID } from 'node:crypto';
import type { GameState } from '#server/games/sessions.ts';
import type { Round } from '#server/store/game/past-rounds.ts';
import type { Envelope } from '#src/contract/envelope.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';

export interface GamesAnswer<T> extends Omit<Envelope, 'data'> {
  readonly status: number;
  readonly data: T;
}

export async function post<T = unknown>(
  platform: TestPlatform,
  name: string,
  sent: { body: string | object; token?: string; headers?: Record<string, string> },
): Promise<GamesAnswer<T>> {
  const response = await platform.games.inject({
    method: 'POST',
    url: `/api/${name}`,
    headers: { 'content-type': 'application/json', authorization: sent.token ?? '', ...sent.headers },
    payload: typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body),
  });
  return { ...response.json<GamesAnswer<T>>(), status: response.statusCode };
}

const secretOf = (url: string): string => new URL(url).hash.slice(1);

export const open = (platform: TestPlatform, url: string) =>
  post<GameState & { token: string }>(platform, 'open', { body: { secret: secretOf(url) } });

export interface Stay {
  readonly token: string;
  readonly url: string;
  readonly state: GameState;
  play(bet: number, other?: { roundId?: string; choice?: object }): Promise<GamesAnswer<Round>>;
}

/** As the app and the page do it together: launch, then trade the secret. */
export async function enter(
  platform: TestPlatform,
  member: SignedInCaller,
  game: { gameId: number; tryIt?: 0 | 1 },
): Promise<Stay> {
  const launch = await platform.call('startGame', game, member);
  if (launch.errcode !== 0) throw new Error(`The launch was refused with ${launch.errcode}`);
  const { data } = await open(platform, launch.data.url);
  const { token, ...state } = data;
  return {
    token,
    url: launch.data.url,
    state,
    play: (bet, { roundId = randomUUID(), choice = {} } = {}) =>
      post<Round>(platform, 'round', { token, body: { roundId, bet, choice } }),
  };
}
