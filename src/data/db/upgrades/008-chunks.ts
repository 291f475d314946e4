// Version 8 renames the shelves of games to chunks. Frozen: it never calls today's code.
import type { Transaction } from 'dexie';

/** A slow phone is busy for 10 ms with this many rows of twenty games. */
const ROWS_PER_REQUEST = 10;

interface Shelf {
  shelf: number;
  games: unknown[];
}

const COLUMNS = ['gameIds', 'sorts', 'typeIds', 'brandIds', 'statuses', 'shelves'];

/** A catalogue that cannot be read is dropped, so that it is fetched as a whole. */
export async function copyChunks(upgrade: Transaction): Promise<void> {
  const orders = upgrade.table<Record<string, unknown>>('gameOrder');
  const order = await orders.get('games');
  const isWhole = await copyShelves(upgrade);
  await upgrade.table('shelves').clear();
  if (isWhole && order && isReadable(order)) {
    const { shelves, ...rest } = order;
    await orders.put({ ...rest, chunks: shelves });
    return;
  }
  await Promise.all(['gameOrder', 'gameChunks', 'catalogue'].map((name) => upgrade.table(name).clear()));
}

/** False if a row could not be read. */
async function copyShelves(upgrade: Transaction): Promise<boolean> {
  const shelves = upgrade.table<Shelf>('shelves');
  const keys = await shelves.toCollection().primaryKeys();
  for (let from = 0; from < keys.length; from += ROWS_PER_REQUEST) {
    const rows = await shelves.bulkGet(keys.slice(from, from + ROWS_PER_REQUEST));
    if (!rows.every((row) => typeof row?.shelf === 'number' && Array.isArray(row.games))) return false;
    const chunks = rows.flatMap((row) => (row ? [{ chunk: row.shelf, games: row.games }] : []));
    await upgrade.table('gameChunks').bulkPut(chunks);
  }
  return true;
}

function isReadable(order: Record<string, unknown>): boolean {
  const lengths = COLUMNS.map((column) => lengthOf(order[column]));
  return lengths.every((length) => length !== undefined && length === lengths[0]);
}

const lengthOf = (column: unknown): number | undefined =>
  ArrayBuffer.isView(column) ? (column as Float64Array).length : undefined;
