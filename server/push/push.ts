// Notifications of the browser: what is due is sent by a run beside the calls.
import type { Encryption } from '../secrets/encryption.ts';
import type { Settings } from '../settings/settings.ts';
import type { ConfigSource } from '../store/lobby/config.ts';
import type { Db } from '../database/tables/tables.ts';
import { watchBonuses } from './bonus-watch.ts';
import { sendDue } from './sender.ts';
import { vapidKeys } from './vapid-keys.ts';

export interface Push {
  /** The public one. */
  readonly key: string;
  /** Looks for bonuses, and sends what is due; a run that has not ended yet is the run. */
  run(now: Date): Promise<void>;
}

interface Options {
  readonly db: Db;
  readonly encryption: Encryption;
  readonly settings: Settings;
  readonly config: ConfigSource;
  readonly onError: (error: unknown) => void;
}

export async function createPush(options: Options): Promise<Push> {
  const { db, encryption, config, onError } = options;
  const keys = await vapidKeys(db, encryption);
  let running: Promise<void> | undefined;
  const once = async (now: Date) => {
    try {
      await watchBonuses({ db, config }, now);
      await sendDue({ ...options, keys }, now);
    } catch (error) {
      onError(error);
    } finally {
      running = undefined;
    }
  };
  return { key: keys.publicKey, run: (now) => (running ??= once(now)) };
}
