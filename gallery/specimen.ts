// What a specimen declares. The compiler demands a sample of every state that the type of a component allows.
import { type ComponentProps, isValidElement } from 'react';
import type { Elements } from '#src/lib/elements.ts';

/** Belongs to a whole page, so it is drawn in a window of its own. */
export interface PageSample {
  readonly page: Elements;
  readonly isDesktop: boolean;
  readonly isShort: boolean;
}

type Content = Elements | PageSample;

type AnyComponent = (props: never) => Elements;
type PropsOf<C extends AnyComponent> = Parameters<C>[0] extends object ? Parameters<C>[0] : object;

/** Properties of the element that a component passes on are the browser's business. */
type Native = keyof ComponentProps<'a'> | keyof ComponentProps<'button'> | keyof ComponentProps<'input'>;
type Own<P> = 'onClickCapture' extends keyof P ? Omit<P, Native> : P;

/** One of a few words; neither any text nor a text of a certain kind. */
type IsWord<V> = [V] extends [string]
  ? string extends V
    ? false
    : [V] extends [object]
      ? false
      : true
  : false;

/** May be left out, or given as `undefined`; what can be drawn always may. */
type IsOptional<P, K extends keyof P> =
  Record<never, never> extends Pick<P, K>
    ? true
    : undefined extends P[K]
      ? null extends P[K]
        ? false
        : true
      : false;

type IsState<P, K extends keyof P, V = NonNullable<P[K]>> =
  IsWord<V> extends true ? true : [V] extends [boolean] ? true : IsOptional<P, K>;

/** A sample of each word, and one with each property that may be on, off, or left out. */
export type StatesOf<P> = {
  readonly [K in keyof P as IsState<P, K> extends true ? K : never]-?: IsWord<NonNullable<P[K]>> extends true
    ? Readonly<Record<NonNullable<P[K]> & string, Content>>
    : Content;
};

/** A sample of each value of a property that lies deeper than the component's own. */
export type EachOf<V> = Readonly<Record<NonNullable<V> & string, Content>>;

type Samples = Readonly<Record<string, Content | Readonly<Record<string, Content>>>>;

export interface Sample {
  /** Unique on the page, and its address. */
  readonly id: string;
  /** The name of the property that it shows. */
  readonly property: string;
  readonly value?: string;
  readonly content: Content;
}

export interface Specimen {
  readonly name: string;
  /** None for a token. */
  readonly component?: AnyComponent;
  readonly samples: readonly Sample[];
}

/** `specimenOf({ Button }, { ... })`: every state that `Button` has, and any further sample by a name of its own. */
export function specimenOf<C extends AnyComponent>(
  named: Readonly<Record<string, C>>,
  states: StatesOf<Own<PropsOf<C>>> & Samples,
): Specimen {
  const [name = '', component] = Object.entries(named)[0] ?? [];
  return { ...(component && { component }), ...tokensOf(name, states) };
}

/** What is no component: tokens of the styles. */
export function tokensOf(name: string, samples: Samples): Specimen {
  return { name, samples: Object.entries(samples).flatMap((each) => samplesOf(name, each)) };
}

export function onPage(page: Elements, { isDesktop = false, isShort = false } = {}): PageSample {
  return { page, isDesktop, isShort };
}

export const isPage = (content: Content): content is PageSample =>
  typeof content === 'object' && content !== null && 'page' in content;

function samplesOf(name: string, [property, content]: [string, Samples[string]]): Sample[] {
  if (isContent(content)) return [{ id: idOf(name, property), property, content }];
  return Object.entries(content).map(([value, each]) => ({
    id: idOf(name, property, value),
    property,
    value,
    content: each,
  }));
}

const isContent = (value: Samples[string]): value is Content =>
  typeof value !== 'object' ||
  value === null ||
  isValidElement(value) ||
  Array.isArray(value) ||
  'page' in value;

const idOf = (...parts: string[]): string => parts.join('-').replaceAll(/\W+/g, '-');
