import { type ComponentType, useEffect, useState } from 'react';
import type { MarkupProps } from './Markup.tsx';

let loaded: ComponentType<MarkupProps> | undefined;

async function load(): Promise<ComponentType<MarkupProps>> {
  loaded = (await import('./Markup.tsx')).Markup;
  return loaded;
}

/** `undefined` until its code is there, which a dead line may prevent. */
export function useMarkup(): ComponentType<MarkupProps> | undefined {
  const [Markup, setMarkup] = useState<ComponentType<MarkupProps> | undefined>(() => loaded);
  useEffect(() => {
    let isCancelled = false;
    // A second attempt, because the worker drops a wrong file when it meets one.
    void load()
      .catch(load)
      .then(
        (found) => isCancelled || setMarkup(() => found),
        () => {},
      );
    return () => {
      isCancelled = true;
    };
  }, []);
  return Markup;
}
