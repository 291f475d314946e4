import { useRefresh } from '#src/data/api/use-refresh.ts';
import { refreshInbox } from '#src/data/mails/refresh.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { InboxBar } from './InboxBar.tsx';
import { MailList } from './MailList.tsx';
import { useMailIds } from './queries.ts';
import { useSelection } from './use-selection.ts';

/** All mails, newest first; also those of earlier visits without a connection. */
export default function InboxScreen() {
  const t = useT();
  const stored = useSnapshot('inbox');
  const ids = useMailIds();
  const refreshing = useRefresh(refreshInbox);
  const problem = useProblem(refreshing);
  const selection = useSelection(ids ?? []);
  if (!stored || !ids) {
    return <EmptyScreen title={t('mail.inboxUnread')} isRead={stored === null} refreshing={refreshing} />;
  }
  const freshness = <Freshness readAt={stored.readAt} problem={problem} onRetry={refreshing.again} />;
  if (ids.length === 0) {
    return (
      <Stack>
        {freshness}
        <EmptyState scene="calm" title={t('mail.none')} text={t('mail.noneText')}>
          <ButtonLink variant="primary" href={paths.home}>
            {t('mail.toGames')}
          </ButtonLink>
        </EmptyState>
      </Stack>
    );
  }
  return (
    <Stack>
      {freshness}
      <InboxHead selection={selection} />
      <MailList ids={ids} kept={stored.value} selection={selection} />
    </Stack>
  );
}

function InboxHead({ selection }: Pick<Parameters<typeof InboxBar>[0], 'selection'>) {
  const unread = useMember()?.unreadMail ?? 0;
  return <InboxBar unread={unread} selection={selection} />;
}
