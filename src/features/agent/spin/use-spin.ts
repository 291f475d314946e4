import { useEffect, useRef, useState } from 'react';
import type { Award } from '#src/contract/primitives.ts';
import { readAwards } from '#src/contract/page/award-kinds.ts';
import type { KeptInvite } from '#src/data/db/tables/agent-rows.ts';
import type { SnapshotRow } from '#src/data/db/tables/rows.ts';
import { useT } from '#src/i18n/t.ts';
import { openReward } from '#src/navigation/reward.ts';
import { useMoneyOutcome } from '#src/patterns/money/use-money-outcome.ts';
import { problemOf } from '#src/patterns/stored-screen/use-problem.ts';
import { refreshStatus } from '../reads.ts';
import { forgetWon, PAGE, spin, spinMoney } from './actions.ts';

interface Turn {
  /** What is shown until the wheel stops. */
  readonly before: KeptInvite;
  /** Absent until the platform has decided. */
  readonly stopsAt?: { readonly index: number; readonly awards: readonly Award[] };
}

/** One spin at a time: asked, then turned, then shown. An interrupted one is only shown. */
export function useSpin(stored: SnapshotRow<'invite'> | null | undefined, fields: number) {
  const t = useT();
  const state = useMoneyOutcome(spinMoney);
  const [turn, setTurn] = useState<Turn>();
  const [problem, setProblem] = useState<string>();
  const isBusy = useRef(false);
  const show = async (awards: readonly Award[]) => {
    isBusy.current = true;
    await forgetWon();
    openReward(awards, { returnTo: 'spin' });
    setTurn(undefined);
    isBusy.current = false;
  };
  useInterrupted(stored, { isBusy, show });
  const press = async (before: KeptInvite) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setProblem(undefined);
    setTurn({ before });
    const reply = await spin();
    if (reply.ok) {
      const { index, awards: won } = reply.data;
      const awards = readAwards(won);
      if (index < fields) setTurn({ before, stopsAt: { index, awards } });
      else await show(awards);
      return;
    }
    setTurn(undefined);
    isBusy.current = false;
    if (reply.kind !== 'refused') return;
    setProblem(problemOf(reply, t));
    await refreshStatus();
  };
  return {
    ...{ state, turn, problem },
    press: (before: KeptInvite) => void press(before).catch((error: unknown) => reportError(error)),
    stopped: () => {
      if (turn?.stopsAt) void show(turn.stopsAt.awards);
    },
  };
}

interface Showing {
  readonly isBusy: { readonly current: boolean };
  readonly show: (awards: readonly Award[]) => Promise<void>;
}

/**
 * What a spin won that no wheel has shown: of an earlier visit when the wheel opens, and of this page once its outcome
 * is known. Another tab shows its own.
 */
function useInterrupted(stored: SnapshotRow<'invite'> | null | undefined, { isBusy, show }: Showing): void {
  const isFirst = useRef(true);
  const showNow = useRef(show);
  useEffect(() => {
    showNow.current = show;
  });
  useEffect(() => {
    if (stored === undefined || isBusy.current) return;
    const won = stored?.value.won;
    const isOurs = isFirst.current || won?.page === PAGE;
    isFirst.current = false;
    if (won && isOurs) void showNow.current(won.awards);
  }, [stored, isBusy]);
}
