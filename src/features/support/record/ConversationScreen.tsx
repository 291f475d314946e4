import { useCallback, useState } from 'react';
import { useParams } from 'wouter';
import { NOT_FOUND } from '#src/contract/errors.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { Bubble } from '../messages/Bubble.tsx';
import { refreshConversation } from './actions.ts';
import { ReplyForm } from './ReplyForm.tsx';

const CLOSED = 2;

/** What was written, in order, and a field for more while it is not closed. */
export default function ConversationScreen() {
  const t = useT();
  // A copied address may have the end of its sentence behind it.
  const id = Number.parseInt(useParams<typeof paths.feedbackConversation>().id, 10) || 0;
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
      <Freshness readAt={stored?.readAt} problem={problem} onRetry={refreshing.again} />
      {kept.messages.map((each, index) => (
        <Bubble key={each.id ?? index} message={each} />
      ))}
      {kept.status === CLOSED ? <Closed /> : <ReplyForm id={id} />}
    </Stack>
  );
}

function Closed() {
  const t = useT();
  return (
    <>
      <p>{t('support.closed')}</p>
      <ButtonLink href={paths.feedback}>{t('support.write')}</ButtonLink>
    </>
  );
}
