import { useMemo } from 'react';
import type { Game } from '#src/contract/config.ts';
import { isLightMode } from '#src/data/api/light-mode.ts';
import { useT } from '#src/i18n/t.ts';
import { openOverlay } from '#src/navigation/overlay.ts';
import { href, paths } from '#src/navigation/paths.ts';
import type { LobbyConfig } from '../home/lobby-view.ts';
import type { TileContext } from './GameTile.tsx';

type Pictures = Pick<LobbyConfig, 'gameResourceUrl'>;

export interface Where {
  readonly place: TileContext['place'];
  /** False for tiles in the document. */
  readonly isLive: boolean;
}

/** One object for all tiles, stable while the language and the pictures' address are the same. */
export function useTileContext({ gameResourceUrl }: Pictures, { place, isLive }: Where): TileContext {
  const t = useT();
  return useMemo(
    () => ({
      place,
      pictures: gameResourceUrl,
      labels: {
        like: (name) => t('shell.like', { name }),
        details: (name) => t('shell.details', { name }),
        hot: t('shell.hot'),
        fresh: t('shell.fresh'),
      },
      hrefOf: (game) => href(paths.gameStart, { gameId: game.gameId, tryIt: 0 }),
      onLike: (game) => void likeGame(game),
      onDetails: (game) => openOverlay('gameDetails', { gameId: game.gameId }),
      // The document is rendered without knowing the connection.
      isLight: isLive && isLightMode(),
    }),
    [gameResourceUrl, place, isLive, t],
  );
}

/** Loaded on demand: the lobby can be drawn without it. */
async function likeGame(game: Game): Promise<void> {
  const { like } = await import('../like/actions.ts');
  await like(game.gameId);
}
