import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import type { Brand, Game, GameType } from '#src/contract/config.ts';
import { readMergedConfig } from '#src/data/db/merged-config.ts';
import { readCatalogue, stateOf } from '#src/data/games/game-list.ts';
import { readOrder } from '#src/data/games/order.ts';
import { db } from '#src/data/db/database.ts';
import { session } from '#src/data/session/session.ts';
import { idleMoment } from '#src/lib/moments.ts';
import { after } from '#src/lib/timing.ts';
import { GameSearch, REHEARSAL } from './game-search.ts';
import { closedTypesOf } from '../home/lobby-view.ts';
import { existing, gameIdsOf } from '../games/game-list.ts';

/** Rows per step, so that the page stays responsive while ten thousand games are prepared. */
const SLICE = 500;
/** Milliseconds; a list that is still arriving changes often. */
const SETTLED_MS = 300;

/** Ready once every open game has been read; prepared again after the list has changed. */
export function useGameSearch(): GameSearch | undefined {
  useSignals();
  const [search, setSearch] = useState<GameSearch>();
  const { memberId } = session.value;
  const state = useLiveQuery(() => readState(memberId), [memberId]);
  const isReady = useRef(false);
  useEffect(() => {
    if (state === undefined) return;
    const controller = new AbortController();
    const begin = () =>
      void prepare(memberId, controller.signal).then((made) => {
        if (!made) return;
        isReady.current = true;
        setSearch(made);
      });
    const timer = after(isReady.current ? SETTLED_MS : 0, begin);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [state, memberId]);
  return search;
}

/** Changes with the list and with the names of types and studios. */
async function readState(memberId: number): Promise<string> {
  const [row, member, list] = await Promise.all([
    db.config.get('appConfig'),
    db.members.get(memberId),
    readCatalogue(db),
  ]);
  const { gameTypeList, brandList } = member?.configPatch ?? {};
  return `${row?.v} ${stateOf(list)} ${JSON.stringify([gameTypeList, brandList])}`;
}

async function prepare(memberId: number, signal: AbortSignal): Promise<GameSearch | undefined> {
  const { gameTypeList = [], brandList = [] } = (await readMergedConfig(db, memberId))?.config ?? {};
  const closedTypes = closedTypesOf({ gameTypeList });
  const order = await readOrder(db);
  const ids = gameIdsOf(order, { typeId: 0, brandId: 0, closedTypes });
  const describe = describer(gameTypeList, brandList);
  const search = new GameSearch();
  for (let from = 0; from < ids.length; from += SLICE) {
    const games = await existing(db, ids.slice(from, from + SLICE), order);
    if (signal.aborted) return undefined;
    search.add(games.map((game) => searchable(game, describe)));
  }
  for (const text of REHEARSAL) {
    await idleMoment();
    search.find(text, { typeId: 0, brandId: 0 });
  }
  return signal.aborted ? undefined : search;
}

type Describe = (game: Game) => string;

function describer(types: readonly GameType[], brands: readonly Brand[]): Describe {
  const typeNames = new Map(types.map(({ id, name }) => [id, name]));
  const brandNames = new Map(brands.map(({ id, name }) => [id, name]));
  return ({ typeId, brandId, tags = [] }) =>
    [brandNames.get(brandId), typeNames.get(typeId), ...tags].filter(Boolean).join(' ');
}

const searchable = (game: Game, describe: Describe) => ({
  gameId: game.gameId,
  name: game.name,
  typeId: game.typeId,
  brandId: game.brandId,
  about: describe(game),
  isHot: game.hot === 1,
});
