// Stands in for the browser's observer, which knows no layout under happy-dom: a test says what came into view and what left it.
import { vi } from 'vitest';

type Change = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;

/** Tells the observers of these elements. */
export function stubIntersections() {
  const observers = new Set<{ tell: (changes: Change[]) => void; watched: Set<Element> }>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #own = { tell: (_: Change[]) => {}, watched: new Set<Element>() };
      constructor(tell: (changes: Change[]) => void) {
        this.#own.tell = tell;
        observers.add(this.#own);
      }
      observe(element: Element) {
        this.#own.watched.add(element);
      }
      unobserve(element: Element) {
        this.#own.watched.delete(element);
      }
      disconnect() {
        observers.delete(this.#own);
      }
    },
  );
  return (changes: ReadonlyMap<Element, boolean>) => {
    for (const { tell, watched } of observers) {
      const own = [...changes].filter(([target]) => watched.has(target));
      if (own.length > 0) tell(own.map(([target, isIntersecting]) => ({ target, isIntersecting })));
    }
  };
}
