// The databases of devices with published versions, as files.
import { readdirSync, readFileSync } from 'node:fs';
import { fromText, type StoredDatabase } from '#tests/support/device/stored-database.ts';

const FOLDER = 'tests/unit/data/old-devices';

export const fileOf = (version: number): string => `${FOLDER}/${String(version).padStart(3, '0')}.json`;

export const published = readdirSync(FOLDER).map((file) => Number(file.slice(0, 3)));

export const deviceOf = (version: number): StoredDatabase => fromText(readFileSync(fileOf(version), 'utf8'));

/** A row that is compared field by field. */
export type Row = Record<string, unknown>;

export const rowsOf = ({ tables }: StoredDatabase, table: string): Row[] =>
  (tables[table]?.rows ?? []) as Row[];

export const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** Unsettled mutations before version 8, as `[memberId, call, subject, key, token]`; a new key is ''. */
export function unsettledOn(device: StoredDatabase): unknown[] {
  const wishes = rowsOf(device, 'wishes').map(({ memberId, call, requestId }) => [
    memberId,
    call,
    '',
    requestId,
  ]);
  const exits = rowsOf(device, 'exits').filter(({ requestId }) => requestId !== undefined);
  const likes = rowsOf(device, 'likes').filter(({ wish }) => wish !== undefined);
  return [
    ...wishes,
    ...exits.map(({ memberId, gameId, requestId }) => [memberId, 'exitGame', String(gameId), requestId]),
    ...likes.map(({ memberId, gameId }) => [memberId, 'gameLike', String(gameId), '']),
    ...rowsOf(device, 'pendingLogouts').map(({ token }) => [0, 'logout', '', '', token]),
  ].sort(byText);
}
