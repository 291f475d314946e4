import { useState } from 'react';
import type { Elements } from '#src/lib/elements.ts';

interface WithStateProps<T> {
  readonly start: T;
  readonly children: (value: T, change: (value: T) => void) => Elements;
}

/** Holds the value of a controlled component. */
export function WithState<T>({ start, children }: WithStateProps<T>) {
  const [value, setValue] = useState<T>(start);
  return children(value, setValue);
}
