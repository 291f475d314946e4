import { useEffect, useState } from 'react';
import { useT } from '#src/i18n/t.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { cross } from '#src/ui/Icon/shapes.ts';
import styles from './BlankNotice.module.css';

/** Milliseconds without a message after which a game counts as blank. */
const BLANK_MS = 15_000;

interface BlankNoticeProps {
  readonly isReady: boolean;
  readonly onReload: () => void;
  /** Absent if the game cannot be opened in a window. */
  readonly onWindow: (() => void) | undefined;
}

/** A bar instead of a curtain: a third-party game may work well without sending messages. */
export function BlankNotice({ isReady, onReload, onWindow }: BlankNoticeProps) {
  const t = useT();
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setOverdue(true), BLANK_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
  if (isReady || !isOverdue) return null;
  return (
    <output className={styles.notice}>
      <span className={styles.text}>{t('game.blank')}</span>
      <Button onClick={onReload}>{t('game.reload')}</Button>
      {onWindow && <Button onClick={onWindow}>{t('game.newWindow')}</Button>}
      <IconButton icon={cross} label={t('common.close')} onClick={() => setOverdue(false)} />
    </output>
  );
}
