// Runs a mutation once: its effect and the stored answer are committed in one transaction.
import type { CallName } from '#src/contract/index.ts';
import { CONFLICT } from '#src/contract/errors.ts';
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts';
import { digestOf, keyedDigest } from '../secrets/secrets.ts';
import {
  begin,
  recall,
  type StoredAnswer,
  remember,
  type MutationRecord,
} from '../store/requests/request-memory.ts';
import type { Trx } from '../database/tables/tables.ts';
import type { Context, SecretWrite } from '../calls/context.ts';
import { inTransaction } from '../database/transaction.ts';

/** A write handler without the types of its call. */
export type AnyWrite = ((context: Context, input: unknown) => Promise<unknown>) | SecretWrite<CallName>;

/**
 * Their values are left out of the stored digest and compared anew by `repeat`, which counts every try. Tokens are
 * too long to be guessed from it, and an equal digest means an equal token.
 */
const SECRET_FIELDS: ReadonlySet<string> = new Set(['password', 'safeboxPassword', 'smsCode']);
/** Short-lived secrets: an equal digest means an equal code. */
const CODE_FIELDS: ReadonlySet<string> = new Set(['code', 'value']);

interface Effect {
  readonly answer: unknown;
  /** JSON text. */
  readonly remembered: string;
}

type Run = (context: Context & { readonly db: Trx }) => Promise<Effect | Refusal<number>>;

/** Rolls back the transaction of a refused write. */
class RolledBack extends Error {
  readonly refusal: Refusal<number>;

  constructor(refusal: Refusal<number>) {
    super('refused');
    this.refusal = refusal;
  }
}

export interface WriteRequest {
  readonly context: Context;
  readonly input: unknown;
  readonly mutation: MutationRecord | null;
  /** Judges a request that has not been answered yet. */
  readonly refuseNew: () => Promise<Refusal<number> | null>;
}

export async function write(handler: AnyWrite, asked: WriteRequest): Promise<unknown> {
  const { context, input, mutation } = asked;
  const earlier = mutation && (await recall(context.db, mutation));
  if (mutation && earlier) return repeat(handler, { context, input, mutation, earlier });
  const refused = await asked.refuseNew();
  if (refused) return refused;
  const run = await prepare(handler, context, input);
  if (isRefusal(run)) return run;
  const outcome = await commit(context, mutation, run);
  if (outcome !== 'granted meanwhile') return outcome;
  const granted = mutation && (await recall(context.db, mutation));
  return mutation && granted
    ? repeat(handler, { context, input, mutation, earlier: granted })
    : refuse(CONFLICT);
}

/**
 * Sorts the fields, because a newer app may repeat a request with its fields in another order. A digest of an input
 * with a secret tells which secrets were in it, and is keyed, so that nobody can try values without the platform's key.
 */
export function digestOfInput(key: string, input: unknown): string {
  let hasSecret = false;
  const text = JSON.stringify(input, function replace(this: unknown, name, value: unknown) {
    const isSecret = SECRET_FIELDS.has(name) || (name === 'value' && isPasswordProof(this));
    hasSecret ||= isSecret || CODE_FIELDS.has(name);
    return isSecret ? presence(value) : sorted(value);
  });
  return hasSecret ? keyedDigest(key, `request ${text}`) : digestOf(text);
}

async function prepare(handler: AnyWrite, context: Context, input: unknown): Promise<Run | Refusal<number>> {
  if (typeof handler === 'function') {
    return async (inside) => {
      const answer = await handler(inside, input);
      return isRefusal(answer) ? answer : { answer, remembered: JSON.stringify(answer) };
    };
  }
  const effect = await handler.prepare(context, input as never);
  return isRefusal(effect) ? effect : keeping(effect as SecretEffect);
}

type SecretEffect = (context: Context) => Promise<{ answer: unknown; kept: string } | Refusal<number>>;

const keeping =
  (effect: SecretEffect): Run =>
  async (inside) => {
    const done = await effect(inside);
    return isRefusal(done) ? done : { answer: done.answer, remembered: JSON.stringify(done.kept) };
  };

async function repeat(
  handler: AnyWrite,
  asked: { context: Context; input: unknown; mutation: MutationRecord; earlier: StoredAnswer },
): Promise<unknown> {
  const { context, input, mutation, earlier } = asked;
  if (earlier.call !== mutation.call || earlier.digest !== mutation.digest) return refuse(CONFLICT);
  const stored: unknown = JSON.parse(earlier.answer ?? 'null');
  if (typeof handler === 'function') return stored;
  const effect = await handler.repeat(context, input as never, String(stored));
  return isRefusal(effect) ? effect : commit(context, null, keeping(effect as SecretEffect));
}

async function commit(context: Context, mutation: MutationRecord | null, run: Run): Promise<unknown> {
  try {
    return await inTransaction(context.db, async (trx) => {
      if (mutation && !(await begin(trx, mutation))) return 'granted meanwhile';
      const effect = await run({ ...context, db: trx });
      if (isRefusal(effect)) throw new RolledBack(effect);
      if (mutation) await remember(trx, mutation, effect.remembered);
      return effect.answer;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const isPasswordProof = (holder: unknown): boolean =>
  (holder as { readonly method?: unknown }).method === 'password';

/** What was sent of a secret: the names of its parts, such as the old and the new password. */
function presence(secret: unknown): unknown {
  return typeof secret === 'object' && secret !== null ? [Object.keys(secret).sort()] : true;
}
