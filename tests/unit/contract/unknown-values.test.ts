// What a later platform may send to this version of the app: values it does not know, and fields that are gone.
import { describe, expect, it } from 'vitest';
import { type AppConfig, ConfigPatch, configCalls } from '#src/contract/config.ts';
import { CONFIG_DEFAULTS } from '#src/contract/config/defaults.ts';
import { memberCalls } from '#src/contract/member.ts';
import { lenient, parseWithDropped } from '#src/contract/rows.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const test = platformTest();
const OUTPUT = lenient(configCalls['anonymous/appConfig'].output, CONFIG_DEFAULTS);

/** Values of no field of today. */
const LATER: readonly unknown[] = ['later', 999, -1, 1.5, null, {}, [], true, undefined];

/** A config without anything that has a default. */
const LEAST = { v: '1', gameListVersion: '1', gameResourceUrl: '/' };

type Parent = Record<string, unknown>;

/** Every field of an answer, but of the rows of its lists, which are left out one by one. */
function fieldsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [...path, key],
    ...fieldsOf(inner, [...path, key]),
  ]);
}

/** A copy with another value at the path; `undefined` takes the field out. */
function withValue(answer: object, path: readonly string[], value: unknown): object {
  const copy = structuredClone(answer) as Parent;
  const parent = path.slice(0, -1).reduce((inner, key) => inner[key] as Parent, copy);
  const last = path.at(-1)!;
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

/** Without it there is no app: which config this is, which games, and where their pictures are. */
const NEEDED = ['v', 'gameListVersion', 'gameResourceUrl'];

describe('a visitor of a later platform', () => {
  test('is not kept out by any value of the config that is unknown', async ({ platform }) => {
    const answer = (await platform.call('anonymous/appConfig', { v: '' })).data as object;
    const fields = fieldsOf(answer).filter(([first]) => !NEEDED.includes(first!));
    expect(fields.length).toBeGreaterThan(80);
    const refused = fields.flatMap((path) =>
      LATER.filter((value) => {
        const { result } = parseWithDropped(OUTPUT, withValue(answer, path, value));
        return !result.success;
      }).map((value) => `${path.join('.')} = ${JSON.stringify(value)}`),
    );
    expect(refused).toEqual([]);
  });

  it.each(NEEDED)('is kept out without %s', (name) => {
    const { result } = parseWithDropped(OUTPUT, withValue(LEAST, [name], undefined));
    expect(result.success).toBe(false);
  });
});

describe('a value that is left out', () => {
  it('is reported with its place, and what stands beside it is kept', () => {
    const answer = { ...LEAST, minRechargeStatus: 7, isDepositBank: 1 };
    const { result, dropped } = parseWithDropped(OUTPUT, answer);
    expect(result.output).toMatchObject({ minRechargeStatus: 0, isDepositBank: 1 });
    expect(dropped).toContainEqual({ index: '', problem: 'minRechargeStatus: expected (0 | 1)' });
    expect(dropped).toContainEqual({ index: '', problem: 'activityList: missing' });
    expect(dropped.map(({ problem }) => problem.split(':')[0])).not.toContain('isDepositBank');
  });

  it('costs nothing of what stands beside it in the same object', () => {
    const lengthBounds = { account: 'short', password: { min: 9, max: 99 } };
    const { result } = parseWithDropped(OUTPUT, { ...LEAST, lengthBounds });
    expect(result.output).toMatchObject({
      lengthBounds: { account: { min: 1, max: 64 }, password: { min: 9, max: 99 } },
    });
  });

  it('takes the object around it along where that cannot do without', () => {
    const saferPlay = { minAge: 'later', helplines: [], realityCheckMinutes: [] };
    const answer = { ...LEAST, clientConfig: { saferPlay, hours: '9 to 5' } };
    const { result } = parseWithDropped(OUTPUT, answer);
    expect(result.output).toMatchObject({ clientConfig: { hours: '9 to 5' } });
    expect((result.output as AppConfig).clientConfig.saferPlay).toBeUndefined();
  });

  it('is never an amount that the answer is about', () => {
    for (const coin of ['later', null, 1.5, undefined])
      expect(parseWithDropped(memberCalls.updateProfile.output, { coin }).result.success).toBe(false);
  });
});

it('a part of the config for one member changes nothing that it does not name', () => {
  expect(parseWithDropped(ConfigPatch, {}).result.output).toEqual({});
  expect(parseWithDropped(ConfigPatch, { taskConfig: [] }).result.output).toEqual({ taskConfig: [] });
});
