// Reaches platforms over HTTP, one after another, and waits for one that is being started again.
import type { CommandResult } from '#server/operator/command-result.ts';
import { API_PREFIX, type Envelope } from '#src/contract/envelope.ts';
import { MAINTENANCE } from '#src/contract/errors.ts';
import type { PlatformProcess } from '#tests/crash/platform-process.ts';
import { COMMON } from '#tests/support/registration.ts';
import { LOST, type Site } from './site.ts';

/** Longer than an order waits for its payment. */
const EXPIRED_S = 31 * 60;
/** Milliseconds until an answer counts as lost. */
const TIMEOUT_MS = 60_000;

export interface HttpSite extends Site {
  /** Kills a platform in the middle of whatever it does, and starts it again. */
  restart(at: number): Promise<void>;
}

export function siteOf(
  platforms: readonly PlatformProcess[],
  operate: (args: readonly string[]) => Promise<CommandResult | null>,
): HttpSite {
  const ready = new Map<PlatformProcess, Promise<void>>();
  let asked = 0;
  const next = async () => {
    const platform = platforms[asked++ % platforms.length];
    if (!platform) throw new Error('A storm needs a platform.');
    await ready.get(platform);
    return platform;
  };
  let skew = 0;
  const setClock = async ({ address }: PlatformProcess) => {
    const headers = { 'content-type': 'application/json' };
    const clock = JSON.stringify([{ kind: 'clock', seconds: skew }]);
    await fetch(`${address}/__faults`, { method: 'DELETE' });
    await fetch(`${address}/__faults`, { method: 'POST', headers, body: clock });
  };
  const restart = async (platform: PlatformProcess) => {
    await ready.get(platform);
    await platform.kill();
    await platform.start();
    await setClock(platform);
  };
  return {
    call: async (name, { token, body }) => {
      const { address } = await next();
      return ask(`${address}${API_PREFIX}/${name}`, { token, body: { ...COMMON, ...body } });
    },
    play: async (name, sent) => ask(`${(await next()).gamesAddress}/api/${name}`, sent),
    pay: async (payUrl, step) => {
      const { pathname, search } = new URL(payUrl);
      const { gamesAddress } = await next();
      const url = `${gamesAddress}${pathname}/${step}${search}`;
      const answer = await lostIfCut(() => fetch(url, { method: 'POST', redirect: 'manual' }));
      return answer !== LOST && answer.status === 303 ? 'paid' : LOST;
    },
    moveClocks: async () => {
      await Promise.all(ready.values());
      skew += EXPIRED_S;
      await Promise.all(platforms.map(setClock));
    },
    operate: async (...args) => {
      await Promise.all(ready.values());
      const result = await lostIfCut(() => operate(args));
      return result === LOST || result === null ? '' : result.output;
    },
    restart: (at) => {
      const platform = platforms[at % platforms.length];
      if (!platform) throw new Error('A storm needs a platform.');
      const restarted = restart(platform);
      ready.set(platform, restarted);
      return restarted;
    },
  };
}

async function ask(
  url: string,
  { token, body }: { token: string; body: object },
): Promise<Envelope | typeof LOST> {
  return lostIfCut(async () => {
    const headers = { 'content-type': 'application/json', authorization: token, fingerprint: 'a-storm' };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { method: 'POST', headers, signal, body: JSON.stringify(body) });
    const envelope = (await response.json()) as Envelope;
    return envelope.errcode === MAINTENANCE ? LOST : envelope;
  });
}

async function lostIfCut<T>(work: () => Promise<T>): Promise<T | typeof LOST> {
  try {
    return await work();
  } catch {
    return LOST;
  }
}
