// What an element may hold, so that a page lives on when the browser translates it: no text has a sibling.
import type { ReactElement } from 'react';

type Drawn = ReactElement | boolean | null | undefined | readonly Elements[];

/** Elements, or nothing: what may stand beside others. */
export type Elements = Drawn | '';

/** All that an element holds: one text, or elements. */
export type Content = Drawn | string;

declare module 'react' {
  interface HTMLAttributes<T> {
    children?: Content | number;
  }
  interface SVGAttributes<T> {
    children?: Content | number;
  }
}
