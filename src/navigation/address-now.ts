import { isFirstScreenAddress } from '#src/contract/page/first-screen.ts';

/** Identifies a page of the app in the history. */
export const addressNow = (): string => location.pathname + location.search;

/** A stored first screen may be shown here. */
export const isFirstScreenHere = (): boolean => isFirstScreenAddress(location.pathname, location.search);

/** Names this page in another way: no step in the history, the same query. */
export function replacePath(path: string): void {
  if (path !== location.pathname)
    history.replaceState(history.state, '', path + location.search + location.hash);
}
