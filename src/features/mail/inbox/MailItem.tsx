import { useSignals } from '@preact/signals-react/runtime';
import { useMidnight, useMoments } from '#src/data/api/use-moments.ts';
import type { MailHeadRow } from '#src/data/db/tables/rows.ts';
import { language, useT } from '#src/i18n/t.ts';
import { classNames } from '#src/lib/class-names.ts';
import { shortMoment } from '#src/lib/time.ts';
import { href, paths } from '#src/navigation/paths.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { gift, mail as envelope } from '#src/ui/Icon/shapes.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { awardState } from '../mail-state.ts';
import styles from './MailItem.module.css';
import type { Selection } from './use-selection.ts';

interface MailItemProps {
  readonly mail: MailHeadRow;
  readonly selection: Selection;
}

export function MailItem({ mail, selection }: MailItemProps) {
  const t = useT();
  const { id, title } = mail;
  if (!selection.isOn) {
    return (
      <Link className={styles.mail} href={href(paths.mailDetail, { id })}>
        <Content mail={mail} />
      </Link>
    );
  }
  return (
    <label className={styles.mail}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={t('mail.selectOf', { title })}
        checked={selection.has(id)}
        onChange={() => selection.toggle(id)}
      />
      <Content mail={mail} />
    </label>
  );
}

function Content({ mail }: { mail: MailHeadRow }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const { title, summary, read, time, expireTime } = mail;
  useMidnight();
  const now = useMoments(expireTime);
  const state = awardState(mail, now);
  return (
    <>
      <span className={classNames(styles.icon, state === 'claimable' && styles.gift)}>
        <Icon of={state === 'none' ? envelope : gift} />
      </span>
      <span className={styles.words}>
        {!read && <VisuallyHidden>{`${t('mail.isUnread')}: `}</VisuallyHidden>}
        <span className={classNames(styles.title, !read && styles.unread)} dir="auto">
          {title}
        </span>
        <span className={styles.summary} dir="auto">
          {summary}
        </span>
        <span className={styles.facts}>
          <span>{shortMoment(time, now, locale)}</span>
          {state === 'claimable' && (
            <span className={styles.waiting}>
              {expireTime === undefined
                ? t('mail.award')
                : t('mail.until', { time: shortMoment(expireTime, now, locale) })}
            </span>
          )}
          {(state === 'received' || state === 'expired') && <span>{t(`mail.${state}`)}</span>}
        </span>
      </span>
      {!read && <span className={styles.dot} aria-hidden="true" />}
    </>
  );
}
