import { useSyncExternalStore } from 'react';
import { session } from '#src/data/session.ts';

const subscribe = (changed: () => void) => session.subscribe(changed);
const read = () => session.peek().memberId > 0;

/** While hydrating it says what the document was drawn with. */
export const useIsSignedIn = (inDocument = false): boolean => useSyncExternalStore(subscribe, read, () => inDocument);
