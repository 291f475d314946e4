import { useEffect, useState } from 'react';
import type { Notice } from '#src/contract/config.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { chevronRight, megaphone } from '#src/ui/Icon/shapes.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './NoticeTicker.module.css';

/** Milliseconds per title. */
const STAY_MS = 7000;

interface NoticeTickerProps {
  /** Current notices, in order. */
  readonly notices: readonly Pick<Notice, 'id' | 'title'>[];
  readonly label: string;
  readonly onOpen: (noticeId: number) => void;
}

/** One title at a time; a press opens the notice. */
export function NoticeTicker({ notices, label, onOpen }: NoticeTickerProps) {
  const index = useTurn(notices.length);
  const notice = notices[index] ?? notices[0];
  if (!notice) return null;
  return (
    <button type="button" className={styles.ticker} onClick={() => onOpen(notice.id)}>
      <span className={styles.icon}>
        <Icon of={megaphone} isSmall />
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
      <span key={notice.id} className={styles.title}>
        {notice.title}
      </span>
      <Icon of={chevronRight} isSmall isDirectional />
    </button>
  );
}

function useTurn(count: number): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (count < 2 || isStill) return;
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % count), STAY_MS);
    return () => clearInterval(timer);
  }, [count]);
  return index;
}
