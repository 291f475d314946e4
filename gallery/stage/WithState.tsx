import { type ReactNode, useState } from 'react';

interface WithStateProps<T> {
  readonly start: T;
  readonly children: (value: T, change: (value: T) => void) => ReactNode;
}

/** Holds the value of a controlled component. */
export function WithState<T>({ start, children }: WithStateProps<T>) {
  const [value, setValue] = useState<T>(start);
  return children(value, setValue);
}
