import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import type { Game, PlatformItem } from '#src/contract/config.ts';
import { readGame } from './chunks.ts';
import { platformTime } from '../api/clock.ts';
import type { StoredConfig } from '../db/schema.ts';
import { readMergedConfig } from '../config/merged.ts';
import { db } from '../db/database.ts';
import { session } from '../session/session.ts';

export interface GameView {
  readonly game: Game;
  readonly typeName: string;
  readonly brandName: string;
  /** Prefix of game pictures. */
  readonly pictures: string;
  /** Address of its picture without size and extension. */
  readonly pictureBase: string;
  readonly isClosed: boolean;
  /** Epoch seconds if the maintenance has an announced end. */
  readonly closedUntil?: number | undefined;
}

/** `undefined` until it has been read, `null` for an unknown game. */
export function useGame(gameId: number): GameView | null | undefined {
  useSignals();
  const { memberId } = session.value;
  return useLiveQuery(() => readView(gameId, memberId), [gameId, memberId]);
}

async function readView(gameId: number, memberId: number): Promise<GameView | null> {
  const [game, row] = await Promise.all([readGame(db, gameId), readMergedConfig(db, memberId)]);
  return game && row ? viewOf(game, row.config) : null;
}

function viewOf(game: Game, config: StoredConfig): GameView {
  const brand = config.brandList.find(({ id }) => id === game.brandId);
  const platform = config.platformList.find(({ id }) => id === game.platformId);
  const closedUntil = endOfMaintenance(platform);
  const isSwitchedOff = [game, brand, platform].some((owner) => owner?.status === 0);
  return {
    game,
    typeName: config.gameTypeList.find(({ id }) => id === game.typeId)?.name ?? '',
    brandName: brand?.name ?? '',
    pictures: config.gameResourceUrl,
    pictureBase: `${config.gameResourceUrl}${game.icon}`,
    isClosed: isSwitchedOff || closedUntil !== undefined,
    closedUntil,
  };
}

function endOfMaintenance(platform: PlatformItem | undefined): number | undefined {
  const until = platform?.maintainUntil ?? 0;
  return until > platformTime() ? until : undefined;
}
