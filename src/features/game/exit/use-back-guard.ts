import { useEffect, useRef } from 'react';
import { stepBack } from '#src/navigation/step-back.ts';

const MARK = 'game';

const isGuarded = (): boolean => (history.state as Record<string, unknown> | null)?.[MARK] === true;

let isDropping = false;

/** Our own history entry: a back gesture removes it and asks, instead of leaving. */
export function raiseGuard(): void {
  if (!isGuarded()) history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
}

/** Removes the entry, so that leaving for another screen leaves no game in the history. */
export async function dropGuard(): Promise<void> {
  if (!isGuarded()) return;
  isDropping = true;
  await stepBack();
  isDropping = false;
}

/**
 * The system's back gesture asks like the handle does. Active only after the first touch of the game: browsers skip
 * entries that a page adds before that.
 */
export function useBackGuard(isArmed: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!isArmed) return;
    raiseGuard();
    const hear = () => {
      if (!isGuarded() && !isDropping) latest.current();
    };
    addEventListener('popstate', hear);
    return () => removeEventListener('popstate', hear);
  }, [isArmed]);
}
