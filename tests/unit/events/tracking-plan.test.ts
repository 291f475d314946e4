// What holds for every declared event.
import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { events } from '#src/contract/index.ts';
import {
  declareEvents,
  type EventDeclaration,
  PROP_NAME,
  PROPS_MAX,
  shortText,
} from '#src/contract/tracking/plan.ts';
import { track } from '#src/tracking/track.ts';
import { planText, withPlan } from '../../../scripts/events/plan-section.ts';

const plan = Object.entries(events) as Array<[string, EventDeclaration]>;
const properties = plan.flatMap(([name, { props = {} }]) =>
  Object.entries(props).map(([prop, schema]) => ({ name, prop, schema })),
);

/** An event must never carry any of these. */
const PERSONAL = /account|address|amount|balance|birth|card|coin|mail|mobile|nick|pass|phone|token|url|user/i;

describe('the tracking plan', () => {
  it.each(plan)('%s has a valid name and a sentence that says when it is sent', (name, { when }) => {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(name.length).toBeLessThanOrEqual(64);
    expect(when).toMatch(/^[A-Z][^|\n]+\.$/);
  });

  it.each(properties)('$prop of $name is small, flat and not personal', ({ prop, schema }) => {
    expect(prop).toMatch(PROP_NAME);
    expect(prop).not.toMatch(PERSONAL);
    for (const large of ['x'.repeat(65), { deep: 1 }, ['x'], Number.POSITIVE_INFINITY, null])
      expect(v.is(schema, large)).toBe(false);
  });

  it('gives no event too many properties', () => {
    for (const [, { props = {} }] of plan) expect(Object.keys(props).length).toBeLessThanOrEqual(PROPS_MAX);
  });

  it('merges every event of every area exactly once', async () => {
    const files = readdirSync('src/contract', { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && file !== 'index.ts',
    );
    const areas = await Promise.all(
      files.map(async (file) => {
        const exported = (await import(/* @vite-ignore */ `/src/contract/${file}`)) as Record<string, object>;
        return Object.entries(exported).filter(
          ([name]) => /^[a-z]\w*Events$/.test(name) && name !== 'declareEvents',
        );
      }),
    );
    const names = areas.flat().flatMap(([, declared]) => Object.keys(declared));
    expect([...names].sort()).toEqual(plan.map(([name]) => name).sort());
  });

  it('marks exactly the events that no code sends as planned', () => {
    const sent = new Set(sources('src').flatMap(trackedNames));
    expect([...sent].filter((name) => !(name in events))).toEqual([]);
    expect(plan.filter(([, { planned }]) => planned).map(([name]) => name)).toEqual(
      plan.map(([name]) => name).filter((name) => !sent.has(name)),
    );
  });

  it('is seen to be sent by a test that does what it stands for', () => {
    const tests = [...sources('tests/unit', AS_AN_ANALYST), ...sources('tests/e2e')].join('\n');
    const isNamed = (name: string) => new RegExp(`['/]${name}\\b`).test(tests);
    expect(plan.map(([name]) => name).filter((name) => !isNamed(name))).toEqual([]);
  });

  it('matches the table in docs/analysts.md, which `npm run events -- plan` writes', () => {
    const page = readFileSync('docs/analysts.md', 'utf8');
    expect(page).toBe(withPlan(page));
    for (const [name] of plan) expect(page).toContain(`| \`${name}\` |`);
  });

  it('is listed with the meaning of each field and property', () => {
    const quiz = declareEvents({
      quiz_open: {
        when: 'A quiz is opened.',
        fields: { eventShowType: v.pipe(v.picklist(['page', 'popup']), v.description('how')) },
        props: { level: v.optional(shortText('how hard it is')) },
        planned: true,
      },
    });
    expect(planText(quiz)).toContain(
      '| `quiz_open` | A quiz is opened. Not sent yet. | `shown_as` (`page`, `popup`): how | `level` (optional): how hard it is |',
    );
  });
});

/** Tests that make events up. */
const AS_AN_ANALYST = /(?:^|\/)platform\/|^events\/(?:planned|tracking|waiting)/;

function sources(folder: string, left?: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && left?.test(path) !== true)
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8'));
}

/** Finds both names in `track(isNew ? 'register' : 'login', ...)`. */
const trackedNames = (source: string): string[] =>
  [...source.matchAll(/\btrack\(([^,()]*)/g)].flatMap(([, first = '']) =>
    [...first.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  );

/** Compiled and never run: the compiler must reject each marked line. */
export function whatDoesNotCompile(): void {
  track('wheel_spin');
  track('app_update', { eventInterfaceId: 'b2', eventProps: { from: 'b1' } });
  // @ts-expect-error not declared
  track('quiz_open');
  // @ts-expect-error declared with a field that is missing
  track('game_exit');
  // @ts-expect-error a field that it does not declare
  track('game_exit', { eventRoomId: '7', eventShowType: 'page' });
  // @ts-expect-error a value that is not one of those declared
  track('game_start', { eventRoomId: '7', eventShowType: 'demo' });
  // @ts-expect-error declared with a property that is missing
  track('app_update', { eventInterfaceId: 'b2' });
  // @ts-expect-error a property that it does not declare
  track('app_update', { eventInterfaceId: 'b2', eventProps: { from: 'b1', to: 'b2' } });
  // @ts-expect-error a property of another type
  track('app_update', { eventInterfaceId: 'b2', eventProps: { from: 1 } });
  // @ts-expect-error an event without properties
  track('wheel_spin', { eventProps: { kind: 'x' } });
}
