// At the start the database may not be there yet: the platform waits for it.
import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway, reasonOf } from './away.ts';

const AGAIN_MS = 250;

/** By the code of the network or the server. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'no such host',
  ETIMEDOUT: 'no answer',
  53100: 'its disk is full',
  53300: 'it has no connection left',
  '57P03': 'it is starting',
};

export interface Waiting {
  /** Without the password. */
  readonly address: string;
  readonly say: (line: string) => void;
}

/** The work is begun anew when the database goes away in the middle of it. */
export async function whenThere<T>(work: () => Promise<T>, { address, say }: Waiting): Promise<T> {
  for (let isSaid = false; ; await delay(AGAIN_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (!isSaid) {
        const reason = REASONS[reasonOf(error)] ?? reasonOf(error);
        say(
          `The database at ${address}, which DATABASE_URL names, is not there yet (${reason}): waiting for it.`,
        );
      }
      isSaid = true;
    }
  }
}

export function placeOf(databaseUrl: string): string {
  return URL.canParse(databaseUrl) ? new URL(databaseUrl).host || 'DATABASE_URL' : 'DATABASE_URL';
}
