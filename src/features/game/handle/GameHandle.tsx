import { useT } from '#src/i18n/t.ts';
import { Mark } from '#src/ui/Mark/Mark.tsx';
import styles from './GameHandle.module.css';
import { useDragAlongEdge } from './use-drag-along-edge.ts';

interface GameHandleProps {
  readonly onOpen: () => void;
}

/** Always in reach and never in the way: it sits at the edge and can be moved along it. */
export function GameHandle({ onOpen }: GameHandleProps) {
  const t = useT();
  const drag = useDragAlongEdge(onOpen);
  return (
    <button
      type="button"
      className={styles.handle}
      aria-haspopup="dialog"
      aria-label={t('game.handle')}
      {...drag}
    >
      <Mark />
    </button>
  );
}
