// At the start the database may not be there yet: the platform waits for it.
import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway, reasonOf } from '../database/away.ts';

const AGAIN_MS = 250;

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
      if (!isSaid) say(`The database at ${address} is not there yet (${reasonOf(error)}): waiting for it.`);
      isSaid = true;
    }
  }
}

export function placeOf(databaseUrl: string): string {
  return URL.canParse(databaseUrl) ? new URL(databaseUrl).host || 'DATABASE_URL' : 'DATABASE_URL';
}
