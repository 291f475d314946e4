import { configCalls } from '#src/contract/config.ts';
import { CONFIG_DEFAULTS } from '#src/contract/config/defaults.ts';
import { DONE, joined } from '../api/joined.ts';
import { judgeLater, request } from '../api/request.ts';
import { database, storageState } from '../db/database.ts';
import { heldGames } from '../games/game-list.ts';
import { readConfig } from '../db/config-row.ts';
import { storeConfig } from './game-news.ts';

/** The first start-up call. */
export const refreshConfig = joined('config', async () => {
  const { db } = await database();
  const [stored, gameListVersion] = await Promise.all([readConfig(db), heldGames(db)]);
  const input = { v: stored?.v ?? '', gameListVersion };
  const reply = await request(configCalls['anonymous/appConfig'], input, {
    isQuiet: true,
    defaults: stored ? undefined : CONFIG_DEFAULTS,
  });
  if (!reply.ok) return reply;
  // The worker's answers are stored already, unless only this page has storage.
  const isOurs = reply.source === 'platform' || storageState.peek() === 'memory';
  if (isOurs) await storeConfig(db, reply.data);
  return DONE;
});

/** The platform's answer to the worker as text, or `undefined` if there was none. */
export async function takeRenewed(answer: string | undefined): Promise<void> {
  const reply = judgeLater(configCalls['anonymous/appConfig'], answer);
  if (reply.ok) await storeConfig((await database()).db, reply.data);
}
