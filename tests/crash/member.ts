// A member who has entered a game, over HTTP, as the app and the game's page do it together.
import { randomUUID } from 'node:crypto';
import { createCatalogue } from '#demo/catalogue.ts';
import { API_PREFIX, type Envelope } from '#src/contract/envelope.ts';
import { MAINTENANCE } from '#src/contract/errors.ts';
import { COMMON, registration } from '#tests/support/registration.ts';

export interface Addresses {
  readonly address: string;
  readonly gamesAddress: string;
}

export interface Member {
  readonly id: number;
  readonly installation: string;
  readonly token: string;
  /** The token of the game session. */
  readonly gameToken: string;
}

interface Visit {
  readonly userInfo: { readonly id: number };
  readonly token: string;
  readonly url: string;
}

/** On a busy machine the platform may refuse: another member enters then, so that none has entered halfway. */
export async function enterGame(addresses: Addresses): Promise<Member> {
  for (;;) {
    try {
      return await enterOnce(addresses);
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
    }
  }
}

class BusyError extends Error {}

async function enterOnce({ address, gamesAddress }: Addresses): Promise<Member> {
  const installation = randomUUID();
  const ask = (name: string, body: object, token = '') =>
    post<Visit>(`${address}${API_PREFIX}/${name}`, { ...COMMON, ...body }, { token, installation });
  const account = `m${installation.slice(0, 12).replaceAll('-', '')}`;
  const { token, userInfo } = dataOf(await ask('accountRegist', registration(account)));
  const { url } = await firstOpenGame((gameId) => ask('startGame', { gameId }, token));
  const secret = new URL(url).hash.slice(1);
  const opened = await post<Visit>(`${gamesAddress}/api/open`, { secret }, { token: '', installation });
  return { id: userInfo.id, installation, token, gameToken: dataOf(opened).token };
}

/** Some titles are closed, and some open for rich members only. */
async function firstOpenGame(start: (gameId: number) => Promise<Envelope & { data: Visit }>): Promise<Visit> {
  const games = createCatalogue(new Date()).games.filter(({ play }) => play === 'wheel');
  for (const { gameId } of games) {
    const launch = await start(gameId);
    if (launch.errcode === 0) return launch.data;
  }
  throw new Error('No title with a wheel is open.');
}

async function post<T>(
  url: string,
  body: object,
  { token, installation }: { token: string; installation: string },
): Promise<Envelope & { data: T }> {
  const headers = { 'content-type': 'application/json', authorization: token, fingerprint: installation };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const envelope = (await response.json()) as Envelope & { data: T };
  if (envelope.errcode === MAINTENANCE) throw new BusyError(envelope.msg);
  return envelope;
}

function dataOf<T>(envelope: Envelope & { data: T }): T {
  if (envelope.errcode !== 0) throw new Error(`Refused with ${envelope.errcode}: ${envelope.msg}`);
  return envelope.data;
}
