// The keys by which a push service knows this platform. Made once; a subscription is valid for one pair alone.
import webPush from 'web-push';
import type { Encryption } from '../secrets/encryption.ts';
import { keptSecret } from '../store/auth/platform-secret.ts';
import type { Db } from '../database/tables/tables.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export async function vapidKeys(db: Db, encryption: Encryption): Promise<VapidKeys> {
  const make = () => JSON.stringify(webPush.generateVAPIDKeys());
  return JSON.parse(await keptSecret(db, encryption, { name: 'push', make })) as VapidKeys;
}
