// Drafts without a member: input of a visitor who is not signed in.
import { database } from '../db/database.ts';

export async function keepDraftOfNobody(key: string, value: unknown): Promise<void> {
  const { db } = await database();
  await db.drafts.put({ memberId: 0, key, value });
}

export async function draftOfNobody(key: string): Promise<unknown> {
  const { db } = await database();
  return (await db.drafts.get([0, key]))?.value;
}

export async function dropDraftsOfNobody(keys: readonly string[]): Promise<void> {
  const { db } = await database();
  await db.drafts.bulkDelete(keys.map((key): [number, string] => [0, key]));
}
