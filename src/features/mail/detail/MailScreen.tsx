import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect } from 'react';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { refreshMail } from '#src/data/mails/refresh.ts';
import type { MailTextRow } from '#src/data/db/tables/rows.ts';
import { language, useT } from '#src/i18n/t.ts';
import { dateTime } from '#src/lib/time.ts';
import { paths } from '#src/navigation/paths.ts';
import { useQuery } from '#src/navigation/query.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { track } from '#src/tracking/track.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { RichText } from '#src/ui/RichText/RichText.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { Attachment } from './Attachment.tsx';
import { DeleteMail } from './DeleteMail.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { MailAction } from './MailAction.tsx';
import styles from './MailScreen.module.css';
import { useMail } from './queries.ts';

/** One mail; what was read once can be read without a connection. */
export default function MailScreen() {
  const [query] = useQuery();
  const id = query.id('id');
  return id === 0 ? <Gone /> : <Mail key={id} id={id} />;
}

function Mail({ id }: { id: number }) {
  const t = useT();
  const stored = useMail(id);
  const refresh = useCallback(() => refreshMail(id), [id]);
  const refreshing = useRefresh(refresh);
  const problem = useProblem(refreshing);
  useEffect(() => track('mail_open'), [id]);
  const text = stored?.text;
  if (text?.isGone) return <Gone />;
  if (!text) {
    const title = stored?.head?.title ?? t('mail.textUnread');
    return <EmptyScreen title={title} isRead={stored !== undefined} refreshing={refreshing} />;
  }
  return (
    <Stack>
      <Freshness readAt={text.readAt} problem={problem} onRetry={refreshing.again} />
      <Letter text={text} refresh={refresh} />
    </Stack>
  );
}

function Letter({ text, refresh }: { text: MailTextRow; refresh: () => Promise<unknown> }) {
  useSignals();
  const locale = language.value;
  const { id, title, content, time } = text;
  return (
    <>
      <article className={styles.letter}>
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
        <p className={styles.time}>{dateTime(time, locale)}</p>
        <LeaveGuard>
          <RichText html={content} />
        </LeaveGuard>
      </article>
      {text.awards.length > 0 && <Attachment text={text} refresh={refresh} />}
      <LeaveGuard>
        <MailAction text={text} />
      </LeaveGuard>
      <DeleteMail id={id} />
    </>
  );
}

function Gone() {
  const t = useT();
  return (
    <EmptyState scene="lost" title={t('mail.goneTitle')} text={t('mail.goneText')}>
      <ButtonLink variant="primary" href={paths.mail}>
        {t('mail.toInbox')}
      </ButtonLink>
    </EmptyState>
  );
}
