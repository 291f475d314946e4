import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Game } from '#src/contract/config.ts';
import { useGames } from './use-games.ts';
import styles from './GameGrid.module.css';
import { GameTile, type GameTileProps, GameTilePlaceholder } from './GameTile.tsx';
import type { Tiles } from './use-tiles.ts';
import { type Stretch, useWindow } from './use-window.ts';
import { whenScrollingSlows } from './when-scrolling-slows.ts';

const SIZES = '(min-width: 60rem) 10rem, (min-width: 40rem) 8rem, 31vw';

const NONE: readonly Game[] = [];
/** Places that are held for games still to be read. */
const UNREAD = 12;

interface GameGridProps extends Tiles {
  /** Of all games, in order. */
  readonly ids: readonly number[];
  /** The first of them, which are drawn before anything is read. */
  readonly games?: readonly Game[];
  /** How many tiles are in sight from the start. */
  readonly eagerCount?: number;
}

/** As long as the list is, only what is on the screen is drawn and read. */
export function GameGrid({ ids, games = NONE, context, liked, noteOf, eagerCount = 0 }: GameGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const stretch = useWindow(list, ids.length, games.length || UNREAD);
  const shown = useGames(ids, stretch, games);
  useRoom(list, stretch);
  return (
    <ul ref={list} className={styles.grid}>
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
  /** It was in the document. */
  readonly isWholeAtOnce: boolean;
}

/** A whole tile costs several milliseconds on a slow phone; one that flies by is never more than a sketch. */
const GridTile = memo(function GridTile({ isWholeAtOnce, ...tile }: GridTileProps) {
  const [isWhole, setWhole] = useState(isWholeAtOnce);
  useEffect(() => (isWhole ? undefined : whenScrollingSlows(() => setWhole(true))), [isWhole]);
  return isWhole ? <GameTile {...tile} /> : <GameTilePlaceholder {...tile} />;
});

/** By script, because the page's policy forbids style attributes in the document; before it is painted, or it would jump. */
function useRoom(list: RefObject<HTMLElement | null>, { before, after }: Stretch): void {
  useLayoutEffect(() => {
    const style = list.current?.style;
    if (before + after > 0) style?.setProperty('padding-block', `${before}px ${after}px`);
    else style?.removeProperty('padding-block');
  }, [list, before, after]);
}
