import { useSyncExternalStore } from 'react';
import { session } from '#src/data/session/session.ts';

const subscribe = (changed: () => void) => session.subscribe(changed);
const read = () => session.peek().memberId > 0;

/** While hydrating, and in a stored copy, it returns the value that the document was drawn with. */
export function useIsSignedIn(inDocument = false, isCopy = false): boolean {
  const readDocument = () => inDocument;
  return useSyncExternalStore(subscribe, isCopy ? readDocument : read, readDocument);
}
