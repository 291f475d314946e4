import { useState } from 'react';
import type { Notice } from '#src/contract/config.ts';
import { hideNotice } from '#src/data/member/hidden-notices.ts';
import { useHiddenNotices } from '#src/data/member/use-hidden-notices.ts';
import { useT } from '#src/i18n/t.ts';
import { closeOverlay, type OverlayProps } from '#src/navigation/overlay.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { RichText } from '#src/ui/RichText/RichText.tsx';
import { Sheet } from '#src/ui/Sheet/Sheet.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { useNotices } from './use-notices.ts';
import styles from './NoticesOverlay.module.css';

/** The current notices, one at a time. As a pop-up it leaves out those that were ticked away before. */
export default function NoticesOverlay({ noticeId, isPopup = false }: OverlayProps['notices']) {
  const t = useT();
  const hidden = useHiddenNotices();
  const notices = useShown(isPopup, hidden);
  const [turned, setTurned] = useState<number>();
  const list = notices ?? [];
  const index = turned ?? firstOf(list, noticeId);
  const notice = list[index];
  return (
    <Sheet
      title={notice?.title ?? t('shell.notices')}
      closeLabel={t('common.close')}
      onClose={closeOverlay}
      footer={
        notice && (
          <div className={styles.footer}>
            <HideBox notice={notice} isHidden={hidden?.has(notice.id) === true} />
            {list.length > 1 && <Pages index={index} count={list.length} onTurn={setTurned} />}
          </div>
        )
      }
    >
      {notices ? <Text notice={notice} /> : <Skeleton shape="row" />}
    </Sheet>
  );
}

const firstOf = (list: readonly Notice[], noticeId: number | undefined): number =>
  Math.max(
    0,
    list.findIndex(({ id }) => id === noticeId),
  );

function Text({ notice }: { notice: Notice | undefined }) {
  const t = useT();
  if (!notice) return <EmptyState scene="calm" title={t('lobby.noNotices')} />;
  return (
    // Every notice is read from its beginning.
    <div key={notice.id} ref={(place) => place?.parentElement?.scrollTo?.({ top: 0 })}>
      <RichText html={notice.content} />
    </div>
  );
}

function HideBox({ notice, isHidden }: { notice: Notice; isHidden: boolean }) {
  const t = useT();
  return (
    <Checkbox isChecked={isHidden} onCheck={(isTicked) => void hideNotice(notice.id, isTicked)}>
      {t('lobby.hideNotice')}
    </Checkbox>
  );
}

/** One that is ticked away stays until the pop-up is closed. */
function useShown(isPopup: boolean, hidden: ReadonlySet<number> | undefined): Notice[] | undefined {
  const notices = useNotices();
  const [before, setBefore] = useState<ReadonlySet<number>>();
  if (!isPopup) return notices;
  if (!before && hidden) setBefore(hidden);
  return before && notices?.filter(({ id }) => !before.has(id));
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
