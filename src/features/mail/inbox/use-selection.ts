import { useState } from 'react';

export interface Selection {
  readonly isOn: boolean;
  /** Those that are still listed. */
  readonly ids: readonly number[];
  readonly has: (id: number) => boolean;
  readonly begin: () => void;
  readonly end: () => void;
  readonly toggle: (id: number) => void;
  readonly selectAll: () => void;
}

const NONE: ReadonlySet<number> = new Set();

/** Mails that the member has ticked, among those that are listed. */
export function useSelection(listed: readonly number[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>();
  return {
    isOn: chosen !== undefined,
    ids: chosen && chosen.size > 0 ? listed.filter((id) => chosen.has(id)) : [],
    has: (id) => chosen?.has(id) ?? false,
    begin: () => setChosen(NONE),
    end: () => setChosen(undefined),
    toggle: (id) =>
      setChosen((before = NONE) =>
        before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]),
      ),
    selectAll: () => setChosen(new Set(listed)),
  };
}
