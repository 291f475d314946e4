// Which tables hold rows of a member, and what they keep once that member has signed out.
import type { Dexie, Table } from 'dexie';
import type { DraftRow, HalcyonDb, MutationRow } from './schema.ts';

interface OwnedRow {
  readonly memberId: number;
}

/** By the type of their rows. */
export type MemberTableName = {
  [Name in keyof HalcyonDb]: HalcyonDb[Name] extends Table<infer Row, infer Key, infer Insert>
    ? [Row, Key, Insert] extends [OwnedRow, unknown, unknown]
      ? Name
      : never
    : never;
}[keyof HalcyonDb];

/** By their keys, those that only earlier versions filled included. */
export const memberTables = (db: Dexie): Table<OwnedRow>[] =>
  db.tables.filter(({ schema }) =>
    [schema.primKey, ...schema.indexes].some(({ keyPath }) => [keyPath].flat().includes('memberId')),
  );

/** A draft of nobody that outlives a sign-in: who invited this installation. */
export const INVITE_DRAFT = 'invite';

/** Milliseconds; longer than any sign-in lasts. */
const SIGN_OUT_LIFE_MS = 90 * 24 * 3600 * 1000;

/** A table without a line keeps nothing. */
const KEPT = {
  drafts: (row: DraftRow): DraftRow | undefined =>
    row.memberId === 0 && row.key === INVITE_DRAFT ? row : undefined,

  mutations: (row: MutationRow): MutationRow | undefined => {
    if (isSignOut(row)) return Date.now() - row.createdAt < SIGN_OUT_LIFE_MS ? row : undefined;
    if (row.input) return undefined;
    if (row.subject === '') return row;
    // It names nothing but the call; no other member sees or sends it.
    const { requestId, memberId, call, createdAt, attempts } = row;
    return { requestId, memberId, call, subject: '', createdAt, attempts };
  },
} satisfies { readonly [Name in MemberTableName]?: (row: never) => object | undefined };

/** It belongs to nobody any more, and holds the token of the session to end. */
const isSignOut = (row: Partial<MutationRow>): boolean => row.token !== undefined;

export const keepsSomething = (table: string): table is keyof typeof KEPT => table in KEPT;

/** What is left of a row when `memberId` is signed in, or nobody (0). */
export function keptFor<Row extends OwnedRow>(memberId: number, table: string, row: Row): Row | undefined {
  if (row.memberId === memberId && !isSignOut(row)) return row;
  const keep = keepsSomething(table) ? (KEPT[table] as unknown as (row: Row) => Row | undefined) : undefined;
  return keep?.(row);
}
