// Lists from a platform: one invalid row must not make the others unusable.
import * as v from 'valibot';

export interface DroppedRow {
  /** Index in the received list, or key in a map; "" for a field, which the problem names. */
  readonly index: number | string;
  readonly problem: string;
}

interface InvalidRow {
  readonly index: number | string;
  readonly issues: readonly v.BaseIssue<unknown>[];
}

let dropped: InvalidRow[] = [];
let left: InvalidRow[] = [];

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

/**
 * A value of a later version is noted and left out, or the default at its place stands for it, and the rest stays
 * readable. A field that cannot be left out takes the object around it along. For settings; an amount is never taken for
 * another.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lenient<const S extends v.GenericSchema>(schema: S, defaults: object = {}) {
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, v.InferOutput<S>>(({ dataset: { value }, addIssue, NEVER }) => {
      const noted = dropped.length;
      for (;;) {
        const { success, output, issues } = v.safeParse(schema, value);
        if (success) return output;
        dropped.splice(noted);
        // From the end, because rows of a list move up.
        const isChanged = [...issues].reverse().map((issue) => doWithout(issue, defaults));
        if (!isChanged.includes(true)) {
          for (const { message, path } of issues) addIssue({ message, ...(path && { path }) });
          return NEVER;
        }
        left.push(...issues.map((issue) => ({ index: '', issues: [issue] })));
      }
    }),
  );
}

interface Step {
  readonly input: Record<string, unknown> | unknown[];
  readonly key: string;
}

/** `false` if nothing could be changed, or it is already. */
function doWithout({ path }: v.BaseIssue<unknown>, defaults: unknown): boolean {
  const steps = (path ?? []) as readonly Step[];
  // The value at each step.
  const values = steps.reduce<unknown[]>(
    (known, { key }) => [
      ...known,
      (known.at(-1) as (Step['input'] & Record<string, unknown>) | undefined)?.[key],
    ],
    [defaults],
  );
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const { input, key } = steps[at]!;
    const value = values[at + 1];
    if (Array.isArray(input)) {
      if (key in input) return input.splice(Number(key), 1).length > 0;
    } else if (value !== undefined && input[key] !== value) {
      input[key] = value;
      return true;
    } else if (key in input) return delete input[key];
  }
  return false;
}

/** Parses and returns what was left out as well. Synchronous, so that notes of two calls cannot mix. */
export function parseWithDropped<S extends v.GenericSchema>(schema: S, value: unknown) {
  dropped = [];
  left = [];
  const result = v.safeParse(schema, value);
  const described = [...dropped, ...left].map(
    ({ index, issues }): DroppedRow => ({ index, problem: describe(issues) }),
  );
  return { result, dropped: described };
}

function describe(issues: readonly v.BaseIssue<unknown>[]): string {
  const first = issues[0];
  if (!first) return 'unreadable';
  // Never the received value, which may be a name or an amount.
  const problem = first.received === 'undefined' ? 'missing' : `expected ${first.expected}`;
  return `${v.getDotPath(first) ?? '(row)'}: ${problem}`;
}
