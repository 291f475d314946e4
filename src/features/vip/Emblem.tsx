import { Icon } from '#src/ui/Icon/Icon.tsx';
import { crown } from '#src/ui/Icon/shapes.ts';
import styles from './Emblem.module.css';

/** A coin of the level's metal. */
export function Emblem() {
  return (
    <span className={styles.emblem}>
      <Icon of={crown} />
    </span>
  );
}
