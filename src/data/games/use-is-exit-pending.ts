import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import { gameCalls } from '#src/contract/game.ts';
import { db } from '../db/database.ts';
import { session } from '../session/session.ts';

/** An exit has not been answered: coin of the game is still under way, and the exit is sent again automatically. */
export function useIsExitPending(): boolean {
  useSignals();
  const { memberId } = session.value;
  const rows = useLiveQuery(() => db.mutations.where({ memberId }).toArray(), [memberId]);
  return rows?.some(({ call, attempts }) => call === gameCalls.exitGame.name && attempts > 0) ?? false;
}
