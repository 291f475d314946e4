import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useT } from '#src/i18n/t.ts';
import { goBack } from '#src/navigation/back.ts';
import { ask, dismissDialog } from '#src/navigation/dialog.ts';
import { dropGuard, raiseGuard, useBackGuard } from './use-back-guard.ts';

const QUESTION = 'leave-game';

interface WayOutOptions {
  readonly isRoundOpen: boolean;
  /** Ends the game session. */
  readonly leave: () => void;
}

/** Every way out of a game asks once during a round: the handle, the game's own exit, the back gesture. */
export function useWayOut({ isRoundOpen, leave }: WayOutOptions) {
  const [, navigate] = useLocation();
  const askToLeave = useQuestion();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isTouched = useOnceTrue(isSheetOpen || isRoundOpen);
  const isAsking = useRef(false);
  const isUnmounted = useIsUnmounted();
  const out = async (address?: string) => {
    if (isAsking.current) return;
    if (isRoundOpen) {
      // While the question is open, a second back removes the entry again and closes the question.
      raiseGuard();
      isAsking.current = true;
      const isSure = await askToLeave();
      isAsking.current = false;
      if (isUnmounted.current) return;
      if (!isSure) {
        raiseGuard();
        return;
      }
    }
    leave();
    await dropGuard();
    if (address === undefined) await goBack(navigate);
    else navigate(address, { replace: true });
  };
  useBackGuard(isTouched, () => {
    if (isAsking.current) {
      dismissDialog(QUESTION);
      return;
    }
    // A reminder over the game stays, and so does the game.
    const isUnderModal = document.documentElement.dataset['modal'] !== undefined;
    if (!isSheetOpen && !isUnderModal) {
      void out();
      return;
    }
    setSheetOpen(false);
    raiseGuard();
  });
  return {
    isSheetOpen,
    openSheet: () => setSheetOpen(true),
    closeSheet: () => setSheetOpen(false),
    out: () => void out(),
    outTo: (address: string) => void out(address),
  };
}

function useQuestion(): () => Promise<boolean> {
  const t = useT();
  return () =>
    ask({
      id: QUESTION,
      title: t('game.leaveTitle'),
      text: t('game.leaveText'),
      confirm: t('game.leave'),
      cancel: t('game.stay'),
    });
}

/** True once the game is off the screen. Browsers may skip the guard, so a question that is open is closed then. */
function useIsUnmounted(): RefObject<boolean> {
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      dismissDialog(QUESTION);
    };
  }, []);
  return isUnmounted;
}

/** Stays true once it is true. */
function useOnceTrue(isNow: boolean): boolean {
  const [wasTrue, setTrue] = useState(isNow);
  if (isNow && !wasTrue) setTrue(true);
  return wasTrue;
}
