import type { ConfigRow, HalcyonDb } from './tables/schema.ts';

/** The app config as it is for a member: with the data that the platform sends to this member alone. */
export async function readMergedConfig(db: HalcyonDb, memberId: number): Promise<ConfigRow | undefined> {
  const [row, member] = await Promise.all([db.config.get('appConfig'), db.members.get(memberId)]);
  return row && { ...row, config: { ...row.config, ...member?.configPatch } };
}
