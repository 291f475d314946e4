import { useSignals } from '@preact/signals-react/runtime';
import { useCallback } from 'react';
import type { Game, PlatformItem } from '#src/contract/config.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { connection } from '#src/data/api/connection.ts';
import { language, useT } from '#src/i18n/t.ts';
import { shortMoment } from '#src/lib/time.ts';
import type { LobbyConfig } from '../home/lobby-view.ts';
import type { GameNote } from './GameTile.tsx';

/** A maintenance that was read an hour ago may have ended; the document has no current time. */
const isOver = ({ status, maintainUntil = 0 }: PlatformItem): boolean =>
  status === 1 && maintainUntil <= platformTime();

/** Why a game cannot be played now. */
export function useNotes(
  { closedPlatforms }: Pick<LobbyConfig, 'closedPlatforms'>,
  isLive: boolean,
): (game: Game) => GameNote | undefined {
  useSignals();
  const t = useT();
  const locale = language.value;
  // A stored copy that was drawn offline is hydrated in a later visit, which may be online.
  const isOffline = connection.value === 'offline' && isLive;
  return useCallback(
    (game) => {
      const closed = closedPlatforms.find((platform) => platform.id === game.platformId);
      if (closed && !(isLive && isOver(closed))) {
        const until = isLive && closed.maintainUntil;
        const text = until
          ? t('shell.closedUntil', { time: shortMoment(until, platformTime(), locale) })
          : t('shell.closed');
        return { kind: 'maintenance', text };
      }
      return isOffline ? { kind: 'connection', text: t('shell.needsConnection') } : undefined;
    },
    [closedPlatforms, isOffline, isLive, locale, t],
  );
}
