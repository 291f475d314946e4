import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import type { Game, PlatformItem } from '#src/contract/config.ts';
import { readGame } from './chunks.ts';
import { useMoments } from '../api/use-moments.ts';
import type { StoredConfig } from '../db/tables/schema.ts';
import { readMergedConfig } from '../db/merged-config.ts';
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
  const stored = useLiveQuery(() => readStored(gameId, memberId), [gameId, memberId]);
  const now = useMoments(stored?.platform?.maintainUntil);
  return stored && viewOf(stored, now);
}

interface StoredGame {
  readonly game: Game;
  readonly config: StoredConfig;
  readonly platform: PlatformItem | undefined;
}

async function readStored(gameId: number, memberId: number): Promise<StoredGame | null> {
  const [game, row] = await Promise.all([readGame(db, gameId), readMergedConfig(db, memberId)]);
  if (!game || !row) return null;
  const { config } = row;
  return { game, config, platform: config.platformList.find(({ id }) => id === game.platformId) };
}

function viewOf({ game, config, platform }: StoredGame, now: number): GameView {
  const brand = config.brandList.find(({ id }) => id === game.brandId);
  const until = platform?.maintainUntil ?? 0;
  const closedUntil = until > now ? until : undefined;
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
