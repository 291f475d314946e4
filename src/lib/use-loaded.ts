import { useEffect, useState } from 'react';

type Outcome<T> = { readonly value: T } | { readonly error: unknown };

/**
 * `undefined` until `load` has ended, without a Suspense boundary: React holds back what such a boundary reveals until
 * 300 ms have passed since the last one. A failure is thrown to the error boundary, and the next mount asks again.
 * Nothing is loaded where `known` is given, and another `load` loads once more.
 */
export function useLoaded<T>(load: () => Promise<T>, known?: T): T | undefined {
  const [outcome, setOutcome] = useState<Outcome<T>>();
  const isKnown = known !== undefined;
  useEffect(() => {
    if (isKnown) return;
    let isCancelled = false;
    load().then(
      (value) => !isCancelled && setOutcome({ value }),
      (error: unknown) => !isCancelled && setOutcome({ error }),
    );
    return () => {
      isCancelled = true;
    };
  }, [load, isKnown]);
  if (isKnown) return known;
  if (outcome && 'error' in outcome) throw outcome.error;
  return outcome?.value;
}
