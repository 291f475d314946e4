// The tracking plan: each area declares its events once, as data. The page uses only the types, so its scripts
// contain no declaration. The platform validates events with the plan, and docs/analysts.md lists it.
import * as v from 'valibot';

/** Properties of one event. */
export const PROPS_MAX = 16;
/** Allowed names of properties. */
export const PROP_NAME = /^[a-z][A-Za-z0-9]{0,31}$/;
/** Characters. */
const PROP_TEXT_MAX = 64;

/** Wire fields that an event may set; `track()` sets the others. */
export type PlannedField = 'eventInterfaceId' | 'eventShowType' | 'eventRoomId' | 'eventFrom';

/** Small and flat, and never personal. */
export const EventProp = v.union([
  v.pipe(v.string(), v.maxLength(PROP_TEXT_MAX)),
  v.pipe(v.number(), v.finite()),
  v.boolean(),
]);
export type EventProp = v.InferOutput<typeof EventProp>;

export type EventProps = Readonly<Record<string, EventProp>>;

/** A game's id as text: `eventRoomId` holds nothing else. */
type GameText = `${number}` | undefined;

export interface EventDeclaration {
  /** A sentence for analysts. */
  readonly when: string;
  readonly fields?: {
    readonly [F in PlannedField]?: v.GenericSchema<F extends 'eventRoomId' ? GameText : string | undefined>;
  };
  /** Sent together in `eventProps`. */
  readonly props?: Readonly<Record<string, v.GenericSchema<EventProp | undefined>>>;
  /** No code sends it yet. */
  readonly planned?: true;
}

/** Declares the events of one area; each takes its wire name from its key. */
/* @__NO_SIDE_EFFECTS__ */
export function declareEvents<const D extends Record<string, EventDeclaration>>(declarations: D): D {
  return declarations;
}

/** A field of the wire and its meaning in this event. */
/* @__NO_SIDE_EFFECTS__ */
export const field = (meaning: string) => v.pipe(v.string(), v.description(meaning));

/* @__NO_SIDE_EFFECTS__ */
export const numberField = (meaning: string) => v.pipe(v.number(), v.finite(), v.description(meaning));

/** The game that an event is about. */
/* @__NO_SIDE_EFFECTS__ */
export const gameField = (meaning: string) =>
  v.pipe(
    v.custom<`${number}`>((id) => typeof id === 'string' && /^\d+$/.test(id)),
    v.description(meaning),
  );

/* @__NO_SIDE_EFFECTS__ */
export const always = <const T extends string>(value: T) =>
  v.pipe(v.literal(value), v.description(`always \`${value}\``));

/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <const O extends readonly string[]>(options: O, meaning: string) =>
  v.pipe(v.picklist(options), v.description(meaning));

/* @__NO_SIDE_EFFECTS__ */
export const shortText = (meaning: string) =>
  v.pipe(v.string(), v.maxLength(PROP_TEXT_MAX), v.description(meaning));

type InputOf<Entries> = Entries extends v.ObjectEntries
  ? v.InferInput<v.ObjectSchema<Entries, undefined>>
  : never;

type FieldsOf<D> = D extends { readonly fields: infer F }
  ? InputOf<F> & { readonly [Other in Exclude<PlannedField, keyof F>]?: never }
  : { readonly [Other in PlannedField]?: never };

type PropsOf<D> = D extends { readonly props: infer P }
  ? Record<never, never> extends InputOf<P>
    ? { readonly eventProps?: InputOf<P> }
    : { readonly eventProps: InputOf<P> }
  : { readonly eventProps?: never };

/** Exactly the fields and properties that the event declares. */
export type FieldsOfEvent<D extends EventDeclaration> = D extends EventDeclaration
  ? FieldsOf<D> & PropsOf<D>
  : never;
