// Drafts of nobody: typed or followed by somebody who is not signed in, whoever signs in next.
import { database } from '../db/database.ts';

export async function keepDraftOfNobody(key: string, value: unknown): Promise<void> {
  const { db } = await database();
  await db.drafts.put({ memberId: 0, key, value });
}

export async function dropDraftsOfNobody(keys: readonly string[]): Promise<void> {
  const { db } = await database();
  await db.drafts.bulkDelete(keys.map((key): [number, string] => [0, key]));
}
