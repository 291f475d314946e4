import { useEffect, useState } from 'react';

export type Sanitise = (html: string) => string;

let loaded: Sanitise | undefined;

/** It is as large as a screen, and few screens show markup. */
async function load(): Promise<Sanitise> {
  loaded = (await import('./sanitise.ts')).sanitise;
  return loaded;
}

/** `undefined` until its code is there, which a dead line may prevent. */
export function useSanitiser(): Sanitise | undefined {
  const [sanitise, setSanitise] = useState<Sanitise | undefined>(() => loaded);
  useEffect(() => {
    let isGone = false;
    // A second attempt, because the worker drops a wrong file when it meets one.
    void load()
      .catch(load)
      .then(
        (found) => isGone || setSanitise(() => found),
        () => {},
      );
    return () => {
      isGone = true;
    };
  }, []);
  return sanitise;
}
