// Checks an event that arrived against the tracking plan. An event is stored whatever the result, because an app
// may be older or newer than this platform.
import * as v from 'valibot';
import type { TrackEvent } from '#src/contract/events.ts';
import { events } from '#src/contract/index.ts';
import type { RefusedProp } from '../../database/tables/events.ts';
import {
  type EventDeclaration,
  EventProp,
  type EventProps,
  PROP_NAME,
  PROPS_MAX,
} from '#src/contract/tracking/plan.ts';

export interface Judgement {
  readonly isUnknown: boolean;
  /** Properties that match their declaration; for an unknown event, all that are small and flat. */
  readonly props: EventProps;
  readonly refused: readonly RefusedProp[];
}

const PLAN = new Map<string, EventDeclaration>(Object.entries(events));

/** Any client can send anything, so only this much of a refused property is stored. */
const KEPT_CHARACTERS = 200;
const KEPT_PROPS = PROPS_MAX * 2;

export function judgeByPlan({ eventName, eventProps }: TrackEvent): Judgement {
  const declaration = PLAN.get(eventName);
  const isUnknown = declaration === undefined;
  if (eventProps === undefined || eventProps === null) return { isUnknown, props: {}, refused: [] };
  if (typeof eventProps !== 'object' || Array.isArray(eventProps)) {
    return { isUnknown, props: {}, refused: [refuse('', eventProps, 'expected Object')] };
  }
  const sent = Object.entries(eventProps);
  const judged = sent.slice(0, KEPT_PROPS).map(([name, value], index) => ({
    name,
    value,
    reason: index < PROPS_MAX ? reasonAgainst(declaration, name, value) : `more than ${PROPS_MAX}`,
  }));
  return {
    isUnknown,
    props: Object.fromEntries(
      judged.filter(({ reason }) => reason === null).map(({ name, value }) => [name, value as EventProp]),
    ),
    refused: judged.flatMap(({ name, value, reason }) =>
      reason === null ? [] : [refuse(name, value, reason)],
    ),
  };
}

function reasonAgainst(
  declaration: EventDeclaration | undefined,
  name: string,
  value: unknown,
): string | null {
  const schema = declaration ? schemaOf(declaration, name) : EventProp;
  if (!schema) return 'not declared';
  if (!PROP_NAME.test(name)) return 'not named as a property';
  if (!isStorable(value)) return 'characters that cannot be stored';
  return reasonOf(EventProp, value) ?? reasonOf(schema, value);
}

const schemaOf = ({ props = {} }: EventDeclaration, name: string): v.GenericSchema | undefined =>
  Object.hasOwn(props, name) ? props[name] : undefined;

function reasonOf(schema: v.GenericSchema, value: unknown): string | null {
  const { success, issues } = v.safeParse(schema, value);
  return success ? null : `expected ${issues[0].expected ?? issues[0].type}`;
}

/** `jsonb` accepts neither U+0000 nor unpaired surrogates. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu;

const isStorable = (value: unknown): boolean => typeof value !== 'string' || value.search(UNSTORABLE) < 0;

function refuse(name: string, value: unknown, reason: string): RefusedProp {
  const isFlat = ['string', 'number', 'boolean'].includes(typeof value);
  return { name: kept(name), value: isFlat ? kept(String(value)) : null, reason };
}

const kept = (text: string): string => text.slice(0, KEPT_CHARACTERS).replace(UNSTORABLE, '\ufffd');
