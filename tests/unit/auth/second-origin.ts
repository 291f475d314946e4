// The windows of identity providers, without a browser that opens them.
import { vi } from 'vitest';
import { db } from '#src/data/db/database.ts';

export const ORIGIN = 'https://frames.test';

/** A window of the second origin, as the app sees it. */
export class Opened {
  closed = false;
  close = vi.fn(() => {
    this.closed = true;
  });
}

/** The platform offers these providers. */
export async function offer(providers: Array<'google' | 'facebook' | 'line'>): Promise<void> {
  const row = await db.config.get('appConfig');
  if (!row) throw new Error('No config is stored');
  const clientConfig = { ...row.config.clientConfig, social: { origin: ORIGIN, port: 0, providers } };
  await db.config.put({ ...row, config: { ...row.config, clientConfig } });
}
