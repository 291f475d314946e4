import { useEffect, useState } from 'react';
import { after } from '#src/lib/timing.ts';

export type Sanitise = (html: string) => string;

let loaded: Sanitise | undefined;

/** It is as large as a screen, and few screens show markup. */
async function load(): Promise<Sanitise> {
  loaded = (await import('./sanitise.ts')).sanitise;
  return loaded;
}

/** Milliseconds without its code after which the words are shown. */
const PATIENCE_MS = 3000;

/** `undefined` until it is there; `null` while its code does not arrive. */
export function useSanitiser(): Sanitise | null | undefined {
  const [sanitise, setSanitise] = useState<Sanitise | null | undefined>(() => loaded);
  useEffect(() => {
    let isGone = false;
    const show = (found: Sanitise | null) => {
      if (!isGone) setSanitise(() => found);
    };
    // A line that is dead says nothing.
    const timer = after(PATIENCE_MS, () => show(null));
    // A second attempt, because the worker drops a wrong file when it meets one.
    void load()
      .catch(load)
      .then(show, () => show(null))
      .finally(() => clearTimeout(timer));
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  return sanitise;
}
