// What an element may hold, so that a page lives on when the browser translates it: no text has a sibling.
import type { ReactElement } from 'react';

type Renderable = ReactElement | boolean | null | undefined | readonly Elements[];

/** Elements, or nothing: what may stand beside others. */
export type Elements = Renderable | '';

/** All that an element holds: one text, or elements. */
export type Content = Renderable | string;

declare module 'react' {
  interface HTMLAttributes<T> {
    children?: Content | number;
  }
  interface SVGAttributes<T> {
    children?: Content | number;
  }
}
