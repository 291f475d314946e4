// The address of customer service: from the platform if it names one, else the app's own.
import { useEffect, useState } from 'react';
import type { ClientConfig } from '#src/contract/config.ts';
import { brand } from '#src/lib/brand.ts';
import { database } from '../db/database.ts';
import { session } from '../session/session.ts';
import { readMergedConfig } from '../db/merged-config.ts';

const MAIL = /^mailto:([^?]+)/i;

export function supportAddress(client: ClientConfig | undefined): string {
  const found = client?.contacts?.map(({ url }) => MAIL.exec(url)?.[1]).find(Boolean);
  return found ?? brand.support;
}

export async function readSupportAddress(): Promise<string> {
  try {
    const { db } = await database();
    const row = await readMergedConfig(db, session.peek().memberId);
    return supportAddress(row?.config.clientConfig);
  } catch {
    return brand.support;
  }
}

/** For screens that must not fail with the database, such as the error page. */
export function useSupportAddress(): string {
  const [address, setAddress] = useState<string>(brand.support);
  useEffect(() => {
    let isCancelled = false;
    void readSupportAddress().then((read) => !isCancelled && setAddress(read));
    return () => {
      isCancelled = true;
    };
  }, []);
  return address;
}
