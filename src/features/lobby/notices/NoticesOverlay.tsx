import { useState } from 'react';
import { useT } from '#src/i18n/t.ts';
import { closeOverlay, type OverlayProps } from '#src/navigation/overlay.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { RichText } from '#src/ui/RichText/RichText.tsx';
import { Sheet } from '#src/ui/Sheet/Sheet.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { useNotices } from './use-notices.ts';
import styles from './NoticesOverlay.module.css';

/** The current notices, one at a time. */
export default function NoticesOverlay({ noticeId }: OverlayProps['notices']) {
  const t = useT();
  const notices = useNotices();
  const [turned, setTurned] = useState<number>();
  const list = notices ?? [];
  const index =
    turned ??
    Math.max(
      0,
      list.findIndex(({ id }) => id === noticeId),
    );
  const notice = list[index];
  return (
    <Sheet
      title={notice?.title ?? t('shell.notices')}
      closeLabel={t('common.close')}
      onClose={closeOverlay}
      footer={list.length > 1 && <Pages index={index} count={list.length} onTurn={setTurned} />}
    >
      {!notices && <Skeleton shape="row" />}
      {notices && !notice && <EmptyState scene="calm" title={t('lobby.noNotices')} />}
      {notice && <RichText html={notice.content} />}
    </Sheet>
  );
}

interface PagesProps {
  readonly index: number;
  readonly count: number;
  readonly onTurn: (index: number) => void;
}

function Pages({ index, count, onTurn }: PagesProps) {
  const t = useT();
  return (
    <div className={styles.pages}>
      <Button isWide onClick={() => onTurn((index + count - 1) % count)}>
        {t('lobby.previousNotice')}
      </Button>
      <span className={styles.page}>{t('lobby.noticePage', { index: index + 1, count })}</span>
      <Button isWide onClick={() => onTurn((index + 1) % count)}>
        {t('lobby.nextNotice')}
      </Button>
    </div>
  );
}
