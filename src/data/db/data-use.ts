// The bytes that page and worker have received today: one row of this installation, begun anew every day.
import type { HalcyonDb } from './tables/schema.ts';

const dayOf = (now: Date): string => [now.getFullYear(), now.getMonth() + 1, now.getDate()].join('-');

export async function readDataUse(db: HalcyonDb, now = new Date()): Promise<number> {
  const [day, bytes] = (await db.installation.get('dataUse'))?.value.split(' ') ?? [];
  return day === dayOf(now) ? Number(bytes) || 0 : 0;
}

export async function addDataUse(db: HalcyonDb, bytes: number, now = new Date()): Promise<void> {
  await db.transaction('rw', db.installation, async () => {
    const value = `${dayOf(now)} ${(await readDataUse(db, now)) + bytes}`;
    await db.installation.put({ key: 'dataUse', value });
  });
}
