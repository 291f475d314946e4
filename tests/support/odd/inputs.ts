// Inputs of a call from its declaration: generated ones, and one that it takes with an odd value in each place in turn.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import * as v from 'valibot';
import { ODD_VALUES } from './values.ts';

/** What the schemas of the contract are made of. */
interface Schema extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

const TEXTS = ['a', 'https://a.example/a', '+639171234567', '123456', 'abcdef'];

function sampleOf(schema: Schema): unknown {
  const { type, entries, wrapped, item, options, literal } = schema;
  if (entries)
    return Object.fromEntries(Object.entries(entries).map(([name, each]) => [name, sampleOf(each)]));
  if (wrapped) return sampleOf(wrapped);
  if (type === 'union') return sampleOf(options?.[0] as Schema);
  if (type === 'picklist') return options?.[0];
  if (type === 'literal') return literal;
  if (item) return [sampleOf(item)];
  return [...TEXTS, randomUUID(), 1, true, {}].find((value) => v.is(schema, value));
}

type Input = Readonly<Record<string, unknown>>;

export interface OddInput {
  /** The place of the odd value. */
  readonly where: string;
  readonly input: Input;
}

export function* oddInputs(declared: v.GenericSchema): Generator<OddInput> {
  const schema = declared as Schema;
  for (const { path, whole } of placesIn(schema))
    for (const value of ODD_VALUES)
      yield {
        where: `${path.join('.')} = ${JSON.stringify(value).slice(0, 40)}`,
        input: changed(whole, path, value),
      };
}

type Path = readonly string[];

/** Each place in a schema, with an input in which it occurs. */
function placesIn(schema: Schema): { path: Path; whole: Input }[] {
  if (schema.type === 'union') return (schema.options ?? []).flatMap((each) => placesIn(each as Schema));
  const whole = sampleOf(schema) as Input;
  return pathsIn(schema).map((path) => ({ path, whole }));
}

function pathsIn({ entries = {}, wrapped, item }: Schema): Path[] {
  if (wrapped) return pathsIn(wrapped);
  if (item) return [['0'], ...pathsIn(item).map((path) => ['0', ...path])];
  return Object.entries(entries).flatMap(([name, each]) => [
    [name],
    ...pathsIn(each).map((path) => [name, ...path]),
  ]);
}

function changed<T>(whole: T, [name, ...rest]: Path, value: unknown): T {
  if (name === undefined) return value as T;
  const copy = (Array.isArray(whole) ? [...whole] : { ...whole }) as Record<string, unknown>;
  copy[name] = changed(copy[name], rest, value);
  return copy as T;
}

/** Around the largest number of each kind of column. */
const EDGES = [0, 1, 2 ** 15 - 1, 2 ** 15, 2 ** 31 - 1, 2 ** 31, Number.MAX_SAFE_INTEGER];

const KINDS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string: fc.oneof(fc.constantFrom(...TEXTS), fc.string(), fc.uuid()),
  boolean: fc.boolean(),
};

/** Mostly within the declared bounds, so that it is not this field for which a call is refused. */
const numbers = (declared: v.GenericSchema): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...EDGES.filter((edge) => v.is(declared, edge))) },
    { weight: 1, arbitrary: fc.maxSafeInteger() },
  );

/** Inputs whose values have the right types. */
export function arbitraryInput(declared: v.GenericSchema): fc.Arbitrary<unknown> {
  const { type, entries, wrapped, item, options = [], literal } = declared as Schema;
  if (entries) {
    const fields = Object.entries(entries).map(([name, each]) => [name, arbitraryInput(each)] as const);
    const requiredKeys = Object.keys(entries).filter((name) => entries[name]?.type !== 'optional');
    return fc.record(Object.fromEntries(fields), { requiredKeys });
  }
  if (wrapped) return arbitraryInput(wrapped);
  if (item) return fc.array(arbitraryInput(item), { maxLength: 3 });
  if (type === 'union') return fc.oneof(...options.map((each) => arbitraryInput(each as Schema)));
  if (type === 'picklist') return fc.constantFrom(...options);
  if (type === 'literal') return fc.constant(literal);
  return type === 'number' ? numbers(declared) : (KINDS[type] ?? fc.jsonValue());
}
