// `npm run bench uploads`: how long a page takes while strangers upload pictures that are made to be costly.
import { randomUUID } from 'node:crypto';
import { API_PREFIX } from '#src/contract/envelope.ts';
import { type Attack, attacks } from '#tests/support/pictures/attacks.ts';
import { COMMON } from '#tests/support/registration.ts';
import { type ServedPlatform, servePlatform } from '#tests/support/served-platform.ts';
import { ensureBuilt } from '../scripts/run/built.ts';
import { withPostgres } from '../scripts/run/postgres.ts';
import { keepSections, stamp, table } from './measurements.ts';
import { quantile } from './numbers.ts';

/** How many copies of each picture are sent at once, each from another installation. */
const AT_ONCE = 6;
const BUDGET_MS = 1000;
const SETTINGS = { NODE_ENV: 'production', PLATFORM_KEY: 'k'.repeat(32) };

interface UploadFigures {
  readonly database: string;
  readonly what: string;
  /** Milliseconds of each answer to somebody who opens a page meanwhile. */
  readonly page: readonly number[];
  /** Milliseconds until the last of the uploads was answered. */
  readonly uploads: number;
}

export async function main(): Promise<number> {
  await ensureBuilt();
  const pictures = await attacks();
  const measured = [
    ...(await measure('embedded', pictures, {})),
    ...((await withPostgres((address) => measure('PostgreSQL', pictures, { DATABASE_URL: address }))) ?? []),
  ];
  keepSections([{ title: 'Pictures of strangers', text: textOf(measured) }]);
  return measured.every(({ page }) => Math.max(...page) < BUDGET_MS) ? 0 : 1;
}

async function measure(
  database: string,
  pictures: readonly Attack[],
  settings: Record<string, string>,
): Promise<UploadFigures[]> {
  const platform = await servePlatform({ ...SETTINGS, ...settings });
  try {
    const measured: UploadFigures[] = [];
    for (const { what, bytes } of pictures) {
      const uploads = Promise.all(Array.from({ length: AT_ONCE }, () => upload(platform, bytes)));
      const page = await openPages(platform, uploads);
      measured.push({ database, what, page, uploads: Math.max(...(await uploads)) });
    }
    return measured;
  } finally {
    await platform.remove();
  }
}

/** One after another, until the uploads have been answered, and a few at least. */
async function openPages({ address }: ServedPlatform, uploads: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  void uploads.finally(() => (isOver = true)).catch(() => {});
  const times: number[] = [];
  while (!isOver || times.length < 20) times.push(await timed(() => fetch(address)));
  return times;
}

function upload({ address }: ServedPlatform, bytes: Buffer): Promise<number> {
  const picture = { purpose: 'feedback', name: 'a.png', mime: 'image/png', base64: bytes.toString('base64') };
  const body = JSON.stringify({ ...COMMON, ...picture, requestId: randomUUID() });
  const headers = { 'content-type': 'application/json', fingerprint: randomUUID() };
  return timed(() => fetch(`${address}${API_PREFIX}/uploadImage`, { method: 'POST', headers, body }));
}

async function timed(act: () => Promise<Response>): Promise<number> {
  const since = performance.now();
  await (await act()).arrayBuffer();
  return performance.now() - since;
}

function textOf(measured: readonly UploadFigures[]): string {
  const rows = measured.map(({ database, what, page, uploads }) => [
    ...[what, database, quantile(page, 0.5).toFixed(0), Math.max(...page).toFixed(0)],
    ...[uploads.toFixed(0), Math.max(...page) < BUDGET_MS ? '' : 'over'],
  ]);
  return `${stamp('both databases')} Milliseconds until a page is complete, opened again and again while ${AT_ONCE} strangers upload
the same picture at once: median and slowest, which is to stay below ${BUDGET_MS}; and until the last upload is answered.

${table(['picture', 'database', 'page, median', 'page, slowest', 'last upload', ''], rows)}`;
}
