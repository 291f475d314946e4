import type { Game } from '#src/contract/config.ts';
import styles from './GameRow.module.css';
import { GameTile, type RowName } from './GameTile.tsx';
import type { Tiles } from './use-tiles.ts';

interface GameRowProps extends Tiles {
  readonly name: RowName;
  readonly title: string;
  readonly games: readonly Game[];
}

/** One row of games, scrolled sideways; renders nothing without games. */
export function GameRow({ name, title, games, context, liked, noteOf }: GameRowProps) {
  if (games.length === 0) return null;
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.row}>
        {games.map((game) => (
          <GameTile
            key={game.gameId}
            game={game}
            context={context}
            isLiked={liked.has(game.gameId)}
            note={noteOf?.(game)}
            row={name}
            sizes="7rem"
          />
        ))}
      </ul>
    </section>
  );
}
