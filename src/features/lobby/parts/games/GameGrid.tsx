import { useEffect, useRef } from 'react';
import type { Game } from '#src/contract/config.ts';
import styles from './GameGrid.module.css';
import { type GameNote, GameTile, type TileFacts } from './GameTile.tsx';

const SIZES = '(min-width: 60rem) 10rem, (min-width: 40rem) 8rem, 31vw';

interface GameGridProps {
  readonly games: readonly Game[];
  readonly facts: TileFacts;
  readonly liked: ReadonlySet<number>;
  readonly noteOf?: ((game: Game) => GameNote | undefined) | undefined;
  /** How many tiles are in sight from the start. */
  readonly eagerCount?: number;
  /** The end comes near: time for more games. */
  readonly onNearEnd?: (() => void) | undefined;
}

export function GameGrid({ games, facts, liked, noteOf, eagerCount = 0, onNearEnd }: GameGridProps) {
  const end = useNearEnd(onNearEnd, games.length);
  return (
    <>
      <ul className={styles.grid}>
        {games.map((game, index) => (
          <GameTile
            key={game.gameId}
            game={game}
            facts={facts}
            isLiked={liked.has(game.gameId)}
            note={noteOf?.(game)}
            isEager={index < eagerCount}
            sizes={SIZES}
          />
        ))}
      </ul>
      <div ref={end} />
    </>
  );
}

function useNearEnd(onNearEnd: (() => void) | undefined, count: number) {
  const end = useRef<HTMLDivElement>(null);
  // Watched anew after each slice, because a short one leaves the end in sight and no crossing to report.
  useEffect(() => {
    if (!end.current || !onNearEnd || count === 0) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onNearEnd();
      },
      { rootMargin: '100% 0px' },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [onNearEnd, count]);
  return end;
}
