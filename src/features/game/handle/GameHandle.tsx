import { useT } from '#src/i18n/t.ts';
import { Mark } from '#src/ui/Mark/Mark.tsx';
import styles from './GameHandle.module.css';

interface GameHandleProps {
  readonly onOpen: () => void;
}

/** A bar of its own beside the game, so that it never covers one of the game's controls. */
export function GameHandle({ onOpen }: GameHandleProps) {
  const t = useT();
  return (
    <button type="button" className={styles.handle} aria-haspopup="dialog" onClick={onOpen}>
      <Mark />
      <span className={styles.text}>{t('game.handle')}</span>
    </button>
  );
}
