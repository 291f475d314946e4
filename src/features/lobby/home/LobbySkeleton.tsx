import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import grid from '../games/GameGrid.module.css';
import styles from './LobbySkeleton.module.css';

const TILES = Array.from({ length: 12 }, (_, index) => index);

/** The shape of the lobby while none of its games are known. */
export function LobbySkeleton() {
  return (
    <div className={styles.lobby} aria-hidden="true">
      <div className={styles.ads}>
        <Skeleton shape="banner" />
      </div>
      <Skeleton shape="row" />
      <div className={grid.grid}>
        {TILES.map((tile) => (
          <div key={tile} className={styles.tile}>
            <Skeleton shape="square" />
            <Skeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
