// How mutations of each call wait for a connection, and what their answers change.
import type { Table } from 'dexie';
import type { Call, Reply } from '#src/contract/call.ts';
import type { HalcyonDb, MutationOutcome, MutationRow } from '../db/tables/schema.ts';

export type QueuedRow = MutationRow & { readonly input: object };

type NewOutcome = Omit<MutationOutcome, 'isLate'>;

export interface MutationReply<C extends Call> {
  readonly db: HalcyonDb;
  readonly row: QueuedRow;
  readonly reply: Reply<C>;
  /** Order of the call, for platforms that send no `balanceSeq`. */
  readonly callSeq: number;
  /** No screen waits for the answer. */
  readonly isQuiet: boolean;
}

/** How mutations of a call wait, and what their answers change. */
export interface QueuePolicy<C extends Call = Call> {
  readonly call: C;
  /**
   * What a new mutation does to a pending one about the same subject: replaces it, joins it, or waits beside it.
   */
  readonly sameSubject: 'replace' | 'join' | 'add';
  /** Tables that `settle` writes. */
  tables(db: HalcyonDb): readonly Table[];
  /**
   * Runs in the transaction that ends the mutation, if its member is still signed in. What it resolves with is stored
   * until a tab has shown it (`outcomes.ts`).
   */
  settle(settled: MutationReply<C>): Promise<NewOutcome | undefined>;
  /** Whether to send the row now or later. By default it is sent. */
  guard?(row: QueuedRow, send: () => Promise<void>): Promise<void>;
  /** By default every answer ends the mutation, except one that says the platform is unavailable. */
  isEnded?(reply: Reply<C>): boolean;
}

const policies = new Map<string, QueuePolicy>();

let loadOthers: (() => Promise<readonly QueuePolicy[]>) | undefined;

export const addPolicy = (policy: QueuePolicy): void => void policies.set(policy.call.name, policy);

/**
 * Every policy of the app, so that mutations queued in an earlier visit can be sent. `others` are loaded when one of
 * their mutations is pending, because the first screen needs none of them.
 */
export function setQueuePolicies(
  all: readonly QueuePolicy[],
  others?: () => Promise<readonly QueuePolicy[]>,
): void {
  for (const policy of all) addPolicy(policy);
  loadOthers = others;
}

/** `undefined`: no call of this build. `notLoaded`: its file could not be fetched, and may be a moment later. */
export async function policyOf(call: string): Promise<QueuePolicy | 'notLoaded' | undefined> {
  if (policies.has(call) || !loadOthers) return policies.get(call);
  try {
    for (const policy of await loadOthers()) addPolicy(policy);
  } catch {
    return 'notLoaded';
  }
  return policies.get(call);
}
