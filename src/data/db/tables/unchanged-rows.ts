// A row that says the same again is not written again. Screens ask the platform whenever they open, and most answers are
// stored already: each would cost the disk the row twice, and draw everything again that reads its table.
import type { DBCore, DBCoreMutateResponse, DBCorePutRequest, DBCoreTable, Middleware } from 'dexie';
import { isWithin } from '#src/lib/timing.ts';

/** Screens tell the age of an answer in minutes. */
const PRECISION_MS = 60_000;

export const unchangedRows: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'unchanged-rows',
  create: (core) => ({
    ...core,
    table(name) {
      const table = core.table(name);
      return {
        ...table,
        mutate: (request) => (request.type === 'put' ? putNews(table, request) : table.mutate(request)),
      };
    },
  }),
};

/** All rows of a request or none, because it may name one twice. */
function putNews(table: DBCoreTable, request: DBCorePutRequest): Promise<DBCoreMutateResponse> {
  const { trans, values } = request;
  const keys = request.keys ?? values.map((row) => table.schema.primaryKey.extractKey?.(row) as unknown);
  // Chained on the promises of Dexie, which know their transaction.
  return table
    .getMany({ trans, keys })
    .then((stored) =>
      values.every((row, index) => saysTheSame(stored[index], row))
        ? { numFailures: 0, failures: {}, results: keys, lastResult: keys.at(-1) }
        : table.mutate(request),
    );
}

type Fields = Readonly<Record<string, unknown>> | null | undefined;

/** Whatever is no plain object or array, such as a file, counts as new. */
function saysTheSame(before: unknown, after: unknown, name = ''): boolean {
  if (before === after) return true;
  if (/readAt$/i.test(name)) return isNear(Number(before), Number(after));
  const [one, other] = [before as Fields, after as Fields];
  const kind = one?.constructor;
  if ((kind !== Object && kind !== Array) || other?.constructor !== kind) return false;
  return Object.keys({ ...one, ...other }).every((key) => saysTheSame(one?.[key], other?.[key], key));
}

/** The first answer of a visit is written in any case, because some things wait for it. */
const isNear = (before: number, after: number): boolean =>
  before >= performance.timeOrigin && isWithin(PRECISION_MS, before, after);
