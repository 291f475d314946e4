import { useSignals } from '@preact/signals-react/runtime';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { language, useT } from '#src/i18n/t.ts';
import { dateTime } from '#src/lib/time.ts';
import { fillPath, paths } from '#src/navigation/paths.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { ShowMore } from '#src/patterns/stored-screen/ShowMore.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { message } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { moreOfRecord, refreshRecord } from './actions.ts';

/** The newest feedback first; an answer that was not opened is marked. */
export default function RecordScreen() {
  useSignals();
  const t = useT();
  const locale = language.value;
  const stored = useSnapshot('feedback');
  const refreshing = useRefresh(refreshRecord);
  const problem = useProblem(refreshing);
  if (!stored) {
    const isRead = stored === null;
    return <EmptyScreen title={t('support.recordUnread')} isRead={isRead} refreshing={refreshing} />;
  }
  return (
    <Stack>
      <Freshness readAt={stored.readAt} problem={problem} onRetry={refreshing.again} />
      {stored.value.list.length === 0 ? (
        <EmptyState scene="calm" title={t('support.none')} text={t('support.noneText')}>
          <ButtonLink variant="primary" href={paths.feedback}>
            {t('support.write')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <Section title={t('support.record')} hidesTitle>
          {stored.value.list.map(({ id, summary, status, unread, time }) => (
            <ListRow
              key={id}
              icon={message}
              title={<bdi>{summary}</bdi>}
              detail={`${t(`support.status_${status}`)} · ${dateTime(time, locale)}`}
              dot={unread ? t('support.unread') : undefined}
              href={fillPath(paths.feedbackConversation, { id })}
            />
          ))}
        </Section>
      )}
      {stored.value.hasMore && <ShowMore read={() => moreOfRecord(stored.value)} />}
    </Stack>
  );
}
