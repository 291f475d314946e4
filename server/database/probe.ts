// Asks a PostgreSQL server for a new connection again and again, until there is one that can write.
import { type Absence, isServerGone } from './away.ts';
import type pg from 'pg';
import { WatchedClient, type WatchedConfig } from './watched-client.ts';

export interface Probe {
  stop(): void;
}

export interface Outcome {
  readonly onAnswer: () => void;
  readonly onFailure: (absence: Absence) => void;
}

/** An attempt that is left without an answer does not hold up the next one. */
const EVERY_MS = 500;

export function probe(config: WatchedConfig, { onAnswer, onFailure }: Outcome): Probe {
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    clearInterval(timer);
  };
  const attempt = async () => {
    const absence = await absenceOf(config);
    if (isStopped) return;
    if (absence) return onFailure(absence);
    stop();
    onAnswer();
  };
  const timer = setInterval(() => void attempt(), EVERY_MS);
  void attempt();
  return { stop };
}

/** A refusal for another reason than its absence is an answer too. */
async function absenceOf(config: WatchedConfig): Promise<Absence | null> {
  const client = new WatchedClient({ ...config, onSilence: () => {} });
  try {
    await client.connect();
    return (await onlyReads(client)) ? 'read-only' : null;
  } catch (error) {
    return isServerGone(error) ? 'away' : null;
  } finally {
    client.watch(false);
    client.end(() => {});
  }
}

/** A standby, or a server that is configured to be read-only. */
export async function onlyReads(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  return rows[0]?.transaction_read_only === 'on';
}
