// Lists from a platform: one invalid row must not make the others unusable.
import * as v from 'valibot';

export interface DroppedRow {
  /** Index in the received list, or key in a map. */
  readonly index: number | string;
  readonly problem: string;
}

interface Dropped {
  readonly index: number | string;
  readonly issues: readonly v.BaseIssue<unknown>[];
}

let dropped: Dropped[] = [];

/** A list that leaves invalid rows out and notes them; see `parseWithDropped`. */
/* @__NO_SIDE_EFFECTS__ */
export function rows<const S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((list): v.InferOutput<S>[] => {
      const good: v.InferOutput<S>[] = [];
      for (const [index, row] of list.entries()) {
        const result = v.safeParse(schema, row);
        if (result.success) good.push(result.output);
        else dropped.push({ index, issues: result.issues });
      }
      return good;
    }),
  );
}

/** The same for a map from keys to rows. */
/* @__NO_SIDE_EFFECTS__ */
export function rowsByKey<const S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((map): Record<string, v.InferOutput<S>> => {
      const good: Record<string, v.InferOutput<S>> = {};
      for (const [key, row] of Object.entries(map)) {
        const result = v.safeParse(schema, row);
        if (result.success) good[key] = result.output;
        else dropped.push({ index: key, issues: result.issues });
      }
      return good;
    }),
  );
}

/** Parses and returns the dropped rows as well. Synchronous, so that notes of two calls cannot mix. */
export function parseWithDropped<S extends v.GenericSchema>(schema: S, value: unknown) {
  dropped = [];
  const result = v.safeParse(schema, value);
  const described = dropped.map(({ index, issues }): DroppedRow => ({ index, problem: describe(issues) }));
  return { result, dropped: described };
}

function describe(issues: readonly v.BaseIssue<unknown>[]): string {
  const first = issues[0];
  if (!first) return 'unreadable';
  // Never the received value, which may be a name or an amount.
  const problem = first.received === 'undefined' ? 'missing' : `expected ${first.expected}`;
  return `${v.getDotPath(first) ?? '(row)'}: ${problem}`;
}
