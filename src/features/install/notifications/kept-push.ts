// The push topics that this device last stored.
import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import type { PushTopics } from '#src/contract/push.ts';
import { database, db } from '#src/data/db/database.ts';
import { session } from '#src/data/session/session.ts';

export const KEPT_PUSH = 'push';

export interface KeptPush {
  /** The platform's public key. */
  readonly key: string;
  readonly topics: PushTopics;
  /** The endpoint that the platform has; "" if it has none. */
  readonly endpoint: string;
  /** The language of the notifications. */
  readonly language: string;
}

/** `undefined` until it has been read, `null` if nothing is stored. */
export function useKeptPush(): KeptPush | null | undefined {
  useSignals();
  const { memberId } = session.value;
  return useLiveQuery(async () => asKept((await db.drafts.get([memberId, KEPT_PUSH]))?.value), [memberId]);
}

export async function keptPush(memberId: number): Promise<KeptPush | null> {
  const opened = await database();
  return asKept((await opened.db.drafts.get([memberId, KEPT_PUSH]))?.value);
}

/** A draft is flat: the topics are the names of those that are on. */
interface PushDraft extends Omit<KeptPush, 'topics'> {
  readonly topics: readonly string[];
}

export function asStored({ topics, ...kept }: KeptPush): PushDraft {
  return { ...kept, topics: Object.entries(topics).flatMap(([name, isOn]) => (isOn ? [name] : [])) };
}

function asKept(value: unknown): KeptPush | null {
  if (value === undefined) return null;
  const { topics, ...kept } = value as PushDraft;
  const isOn = (name: string) => topics.includes(name);
  return { ...kept, topics: { withdraw: isOn('withdraw'), mail: isOn('mail'), bonus: isOn('bonus') } };
}
