import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Game } from '#src/contract/config.ts';
import { listDrawn, LONG_LIST, restoring } from '#src/navigation/scroll-place.ts';
import { firstItems, type Stretch, useRoom, useWindow } from '#src/ui/long-list/use-window.ts';
import { type GridPlace, keepStretch, newPlace, stretchToRestore } from './grid-place.ts';
import { useGames } from './use-games.ts';
import styles from './GameGrid.module.css';
import { GameTile, type GameTileProps, GameTilePlaceholder } from './GameTile.tsx';
import type { Tiles } from './use-tiles.ts';
import { whenScrollingSlows } from './when-scrolling-slows.ts';

const SIZES = '(min-width: 60rem) 10rem, (min-width: 40rem) 8rem, 31vw';

const NONE: readonly Game[] = [];
/** Empty tiles for games that have not been read yet. */
const UNREAD = 12;

interface GameGridProps extends Tiles {
  /** Ids of all games, in order. */
  readonly ids: readonly number[];
  /** The first of them, which are drawn before anything is read. */
  readonly games?: readonly Game[];
  /** Kept for the next grid of the same games; without it a grid begins at its top. */
  readonly place?: GridPlace | undefined;
  /** How many tiles are visible from the start. */
  readonly eagerCount?: number;
}

/** However long the list is, only the visible part is drawn and read. */
export function GameGrid(props: GameGridProps) {
  const { ids, games = NONE, context, liked, noteOf, eagerCount = 0 } = props;
  const list = useRef<HTMLUListElement>(null);
  const [ownPlace] = useState(newPlace);
  const place = props.place ?? ownPlace;
  const start = () => stretchToRestore(place) ?? firstItems(games.length || UNREAD);
  const stretch = useWindow(list, ids.length, start);
  const shown = useGames(ids, stretch, { known: games, memory: place.memory });
  useRoom(list, stretch);
  const isRead = !shown.includes(undefined);
  usePlace(place, stretch, isRead);
  return (
    <ul
      ref={list}
      className={styles.grid}
      aria-busy={isRead ? undefined : true}
      {...(context.place === 'home' && { [LONG_LIST]: '' })}
    >
      {shown.map((game, index) =>
        game ? (
          <GridTile
            key={game.gameId}
            isWholeAtOnce={stretch.from + index < games.length}
            game={game}
            context={context}
            isLiked={liked.has(game.gameId)}
            note={noteOf?.(game)}
            isEager={stretch.from + index < eagerCount}
            sizes={SIZES}
          />
        ) : (
          <li key={ids[stretch.from + index]} className={styles.coming} />
        ),
      )}
    </ul>
  );
}

interface GridTileProps extends GameTileProps {
  /** In the document from the start. */
  readonly isWholeAtOnce: boolean;
}

/** A whole tile costs several milliseconds on a slow phone, so a tile that flies by stays a placeholder. */
const GridTile = memo(function GridTile({ isWholeAtOnce, ...tile }: GridTileProps) {
  const [isWhole, setWhole] = useState(isWholeAtOnce || restoring.isOn);
  useEffect(() => (isWhole ? undefined : whenScrollingSlows(() => setWhole(true))), [isWhole]);
  return isWhole ? <GameTile {...tile} /> : <GameTilePlaceholder {...tile} />;
});

/** Before the next frame the grid has its full height, so that the page can be scrolled to its place. */
function usePlace(place: GridPlace, { from, to, before, after }: Stretch, isRead: boolean): void {
  useLayoutEffect(() => {
    if (isRead) listDrawn.emit();
  }, [from, to, before, after, isRead]);
  useEffect(() => keepStretch(place, { from, to, before, after }), [place, from, to, before, after]);
}
