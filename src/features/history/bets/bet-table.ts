// Single rounds as a table for export.
import type { BetRecord } from '#src/contract/game.ts';
import type { TextKey, Translate } from '#src/i18n/t.ts';
import type { Rows } from '#src/patterns/export/ExportButtons.tsx';

export const STATES = {
  0: 'history.open',
  1: 'history.settled',
  2: 'history.void',
} as const satisfies Record<BetRecord['status'], TextKey>;

export function betTable(bets: readonly BetRecord[], t: Translate): Rows {
  const columns: TextKey[] = ['history.colTime', 'history.colGame', 'history.stakes', 'history.wins'];
  const head = [...columns, 'history.result', 'history.colStatus', 'history.colRound'] as TextKey[];
  const rows = bets.map(({ time, gameName, bet, win, profit, status, id }) => [
    { time },
    gameName,
    { coin: bet },
    { coin: win },
    { coin: profit },
    t(STATES[status]),
    id,
  ]);
  return [head.map((key) => t(key)), ...rows];
}
