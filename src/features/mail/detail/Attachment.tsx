import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { mailCalls } from '#src/contract/mail.ts';
import { useMoments } from '#src/data/api/use-moments.ts';
import type { MailTextRow } from '#src/data/db/tables/rows.ts';
import { language, useT } from '#src/i18n/t.ts';
import { shortMoment } from '#src/lib/time.ts';
import { AwardsText } from '#src/patterns/awards/AwardsText.tsx';
import { useClaim } from '#src/patterns/claim/use-claim.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { gift } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { awardState } from '../mail-state.ts';
import styles from './Attachment.module.css';
import { GivenCoins } from '#src/patterns/money/GivenCoins.tsx';

interface AttachmentProps {
  readonly text: MailTextRow;
  readonly refresh: () => Promise<unknown>;
}

/** The awards of a mail, and whether they can be received. */
export function Attachment({ text, refresh }: AttachmentProps) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const { awards, expireTime } = text;
  const now = useMoments(expireTime);
  const state = awardState({ ...text, hasAward: true }, now);
  const time = expireTime !== undefined && shortMoment(expireTime, now, locale);
  return (
    <Section title={t('mail.awards')}>
      <ListRow
        icon={gift}
        title={
          <span className={styles.awards}>
            <AwardsText awards={awards} />
          </span>
        }
        detail={state === 'claimable' && time && t('mail.until', { time })}
        end={
          state === 'claimable' ? (
            <Receive text={text} refresh={refresh} />
          ) : (
            <span className={styles.state}>{t(state === 'received' ? 'mail.received' : 'mail.expired')}</span>
          )
        }
      />
      {state === 'claimable' && <GivenCoins kind="mail" />}
    </Section>
  );
}

function Receive({ text: { id, title }, refresh }: AttachmentProps) {
  const t = useT();
  const claiming = useMemo(() => ({ call: mailCalls.receiveMail, input: { id }, subject: String(id) }), [id]);
  const { isSending, isWaiting, claim } = useClaim(claiming, refresh);
  return (
    <Button
      variant="primary"
      isBusy={isSending}
      reason={isWaiting ? t('common.claimWaits') : undefined}
      aria-label={t('mail.receiveOf', { title })}
      onClick={claim}
    >
      {t('mail.receive')}
    </Button>
  );
}
