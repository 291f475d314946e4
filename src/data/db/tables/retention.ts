// Tables with member data, and what they keep after the member has signed out.
import type { Dexie, Table } from 'dexie';
import { hasSurelyPassed } from '#src/device/known-time.ts';
import type { DraftRow, HalcyonDb, MutationRow } from './schema.ts';

interface OwnedRow {
  readonly memberId: number;
}

/** Derived from the type of their rows. */
export type MemberTableName = {
  [Name in keyof HalcyonDb]: HalcyonDb[Name] extends Table<infer Row, infer Key, infer Insert>
    ? [Row, Key, Insert] extends [OwnedRow, unknown, unknown]
      ? Name
      : never
    : never;
}[keyof HalcyonDb];

/** Derived from their keys; includes tables that only earlier versions filled. */
export const memberTables = (db: Dexie): Table<OwnedRow>[] =>
  db.tables.filter(({ schema }) =>
    [schema.primKey, ...schema.indexes].some(({ keyPath }) => [keyPath].flat().includes('memberId')),
  );

/** The invitation of this installation. */
export const INVITE_DRAFT = 'invite';

/** Notices that are not shown again at the start. Those that a visitor ticked away are the device's. */
export const HIDDEN_NOTICES_DRAFT = 'hiddenNotices';

const OF_DEVICE: readonly string[] = [INVITE_DRAFT, HIDDEN_NOTICES_DRAFT];

/** Milliseconds; longer than any session lasts. */
const SIGN_OUT_LIFE_MS = 90 * 24 * 3600 * 1000;

/** Tables that are not listed keep nothing. */
const KEPT = {
  drafts: (row: DraftRow): DraftRow | undefined =>
    row.memberId === 0 && OF_DEVICE.includes(row.key) ? row : undefined,

  mutations: (row: MutationRow): MutationRow | undefined => {
    if (isSignOut(row)) return hasSurelyPassed(SIGN_OUT_LIFE_MS, row.createdAt) ? undefined : row;
    if (row.input || row.outcome) return undefined;
    if (row.subject === '') return row;
    // Only the call's name is kept; no other member sees or sends it.
    const { requestId, memberId, call, createdAt, attempts } = row;
    return { requestId, memberId, call, subject: '', createdAt, attempts };
  },
} satisfies { readonly [Name in MemberTableName]?: (row: never) => object | undefined };

/** It belongs to no member any more, and contains the token of the session to end. */
const isSignOut = (row: Partial<MutationRow>): boolean => row.token !== undefined;

export const keepsSomething = (table: string): table is keyof typeof KEPT => table in KEPT;

/** What remains of a row while `memberId` is signed in; 0 means signed out. */
export function keptFor<Row extends OwnedRow>(memberId: number, table: string, row: Row): Row | undefined {
  if (row.memberId === memberId && !isSignOut(row)) return row;
  const keep = keepsSomething(table) ? (KEPT[table] as unknown as (row: Row) => Row | undefined) : undefined;
  return keep?.(row);
}
