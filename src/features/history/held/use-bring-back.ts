import { useEffect, useState } from 'react';
import type { FailedReply } from '#src/contract/call.ts';
import { SETTLEMENT_STEPS_MS } from '#src/data/answers/game-session.ts';
import { refreshBalance } from '#src/data/answers/refresh-member.ts';
import { after } from '#src/lib/timing.ts';
import { bringBack, type ExitCall } from './actions.ts';

export type HeldCoins = readonly { readonly gameId: number; readonly coin: number }[];

const totalOf = (held: HeldCoins): number => held.reduce((sum, { coin }) => sum + coin, 0);

interface Outcome {
  /** Held when the button was pressed, and after the answer; hundredths. */
  readonly before: number;
  readonly returned: number;
  readonly isPending: boolean;
}

/** One press; the balance of a platform that settles later is read again automatically, a limited number of times. */
export function useBringBack(held: HeldCoins) {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<FailedReply<ExitCall>>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [looked, setLooked] = useState(0);
  const total = totalOf(held);
  const isWaiting = outcome?.isPending === true && total > 0 && looked < SETTLEMENT_STEPS_MS.length;
  useEffect(() => {
    if (!isWaiting) return;
    const look = async () => {
      await refreshBalance();
      setLooked((before) => before + 1);
    };
    const timer = after(SETTLEMENT_STEPS_MS[looked] ?? 0, () => void look());
    return () => clearTimeout(timer);
  }, [isWaiting, looked]);
  return {
    total,
    isBusy,
    failed,
    isWaiting,
    /** It was read as often as it makes sense. */
    isGivenUp: outcome?.isPending === true && total > 0 && !isWaiting,
    /** Hundredths; `undefined` before the first press. */
    cameBack: outcome && Math.max(outcome.returned, outcome.before - total),
    press: async () => {
      setBusy(true);
      setFailed(undefined);
      setLooked(0);
      const reply = await bringBack(held.map(({ gameId }) => gameId));
      setBusy(false);
      if (reply.ok) setOutcome({ before: total, ...reply });
      else setFailed(reply);
    },
  };
}
