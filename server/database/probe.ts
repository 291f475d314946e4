// Asks a PostgreSQL server for a new connection again and again, until it answers.
import { isServerGone } from './away.ts';
import { WatchedClient, type WatchedConfig } from './watched-client.ts';

export interface Probe {
  stop(): void;
}

export interface Outcome {
  readonly onAnswer: () => void;
  readonly onFailure: () => void;
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
    const hasAnswered = await answers(config);
    if (isStopped) return;
    if (!hasAnswered) return onFailure();
    stop();
    onAnswer();
  };
  const timer = setInterval(() => void attempt(), EVERY_MS);
  void attempt();
  return { stop };
}

/** A refusal for another reason than its absence is an answer too. */
async function answers(config: WatchedConfig): Promise<boolean> {
  const client = new WatchedClient({ ...config, onSilence: () => {} });
  try {
    await client.connect();
    return true;
  } catch (error) {
    return !isServerGone(error);
  } finally {
    client.watch(false);
    client.end(() => {});
  }
}
