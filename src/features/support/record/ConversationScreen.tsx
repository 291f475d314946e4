import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useState } from 'react';
import { useParams } from 'wouter';
import { NOT_FOUND } from '#src/contract/errors.ts';
import type { FeedbackMessage } from '#src/contract/support.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { language, useT } from '#src/i18n/t.ts';
import { classNames } from '#src/lib/class-names.ts';
import { dateTime } from '#src/lib/time.ts';
import { paths } from '#src/navigation/paths.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { Sheet } from '#src/ui/Sheet/Sheet.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { refreshConversation } from './actions.ts';
import styles from './ConversationScreen.module.css';

/** Text alone, however it was written; pictures open in a sheet. */
export default function ConversationScreen() {
  const t = useT();
  const id = Number(useParams<typeof paths.feedbackConversation>().id);
  const [isUnknown, setUnknown] = useState(false);
  const stored = useSnapshot('conversations');
  const refresh = useCallback(async () => {
    const refreshed = await refreshConversation(Number.isSafeInteger(id) && id > 0 ? id : 0);
    if (!refreshed.ok && 'errcode' in refreshed) setUnknown(refreshed.errcode === NOT_FOUND);
    return refreshed;
  }, [id]);
  const refreshing = useRefresh(refresh);
  const problem = useProblem(refreshing);
  const kept = stored?.value.find((each) => each.id === id);
  if (isUnknown) {
    return (
      <EmptyState scene="lost" title={t('support.unknown')}>
        <ButtonLink href={paths.feedbackRecord}>{t('support.record')}</ButtonLink>
      </EmptyState>
    );
  }
  if (!kept) {
    const isRead = stored !== undefined;
    return <EmptyScreen title={t('support.conversationUnread')} isRead={isRead} refreshing={refreshing} />;
  }
  return (
    <Stack>
      <Freshness readAt={stored?.readAt ?? 0} problem={problem} onRetry={refreshing.again} />
      {kept.messages.map((each, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Messages are only ever added at the end.
        <Bubble key={index} message={each} />
      ))}
    </Stack>
  );
}

function Bubble({ message: { from, content, images, time } }: { message: FeedbackMessage }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const [shown, setShown] = useState<number>();
  const image = shown === undefined ? undefined : images[shown];
  const name = (index: number) => t('support.picture', { number: index + 1 });
  return (
    <article className={classNames(styles.bubble, from === 'staff' && styles.staff)}>
      <small>{`${t(from === 'staff' ? 'support.fromStaff' : 'support.fromMember')} · ${dateTime(time, locale)}`}</small>
      <p className={styles.words} dir="auto">
        {content}
      </p>
      <div className={styles.pictures}>
        {images.map((address, index) => (
          <button
            key={address}
            type="button"
            aria-label={t('support.enlarge', { number: index + 1 })}
            onClick={() => setShown(index)}
          >
            <img className={styles.thumb} src={address} alt="" loading="lazy" />
          </button>
        ))}
      </div>
      {image !== undefined && shown !== undefined && (
        <Sheet title={name(shown)} closeLabel={t('support.close')} onClose={() => setShown(undefined)}>
          <img className={styles.full} src={image} alt={name(shown)} />
        </Sheet>
      )}
    </article>
  );
}
