import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import type { Call } from '#src/contract/call.ts';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import { lockOf, useIsMutating } from '#src/data/mutations/lock.ts';
import { type MoneyCall, openMutations, resolveMoney, withoutEffect } from '#src/data/mutations/money.ts';
import { session } from '#src/data/session/session.ts';
import { after } from '#src/lib/timing.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';

/**
 * - `sending`: this page waits for the answer;
 * - `checking`: no answer came, or another tab is sending, or the app was closed meanwhile;
 * - `notThrough`: the platform knows of no effect.
 */
export type MoneyState = 'ready' | 'sending' | 'checking' | 'notThrough';

/** Milliseconds between questions for an outcome. */
const STEPS_MS = [0, 3000, 10_000, 30_000] as const;

/** The state of a call that moves coin. It asks for an outcome that is not known until there is one. */
export function useMoneyOutcome<C extends Call>(money: MoneyCall<C>): MoneyState {
  const { call } = money;
  const { memberId } = useSignalValue(session);
  const isSending = useIsMutating(lockOf(call));
  const isOnline = useSignalValue(connection) !== 'offline';
  const noEffect = useSignalValue(withoutEffect);
  const open = useLiveQuery(() => openMutations(db, { call: call.name, memberId }), [call, memberId]);
  const unknown = open?.filter(({ requestId }) => !noEffect.has(requestId)) ?? [];
  const isChecking = !isSending && unknown.length > 0;
  useEffect(() => {
    if (!isChecking || !isOnline) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const askFrom = (step: number) => {
      timer = after(STEPS_MS[step] ?? STEPS_MS[3], () => {
        void resolveMoney(money).finally(() => isOver || askFrom(step + 1));
      });
    };
    askFrom(0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [money, isChecking, isOnline]);
  if (isSending) return 'sending';
  if (isChecking) return 'checking';
  return open && open.length > 0 ? 'notThrough' : 'ready';
}
