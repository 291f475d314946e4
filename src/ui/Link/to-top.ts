import type { MouseEvent } from 'react';
import { addressNow } from '#src/navigation/address-now.ts';

/** In a navigation bar the entry of the screen that is shown leads to its top. */
export function toTopIfShown(event: MouseEvent<HTMLAnchorElement>): void {
  const { pathname, search } = event.currentTarget;
  if (pathname + search !== addressNow()) return;
  event.preventDefault();
  scrollTo({ top: 0 });
}
