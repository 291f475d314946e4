import { useEffect, useState } from 'react';

export type Sanitise = (html: string) => string;

let loaded: Sanitise | undefined;

/** It is as large as a screen, and few screens show markup. */
async function load(): Promise<Sanitise> {
  loaded = (await import('./sanitise.ts')).sanitise;
  return loaded;
}

/** `undefined` until it is there; `null` if its code did not load. */
export function useSanitiser(): Sanitise | null | undefined {
  const [sanitise, setSanitise] = useState<Sanitise | null | undefined>(() => loaded);
  useEffect(() => {
    if (sanitise !== undefined) return;
    let isGone = false;
    const show = (found: Sanitise | null) => !isGone && setSanitise(() => found);
    // A second attempt, because the worker drops a wrong file when it meets one.
    void load()
      .catch(load)
      .then(show, () => show(null));
    return () => {
      isGone = true;
    };
  }, [sanitise]);
  return sanitise;
}
