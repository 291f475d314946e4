import type { MouseEvent } from 'react';
import { useT } from '#src/i18n/t.ts';
import type { Content } from '#src/lib/elements.ts';
import { ask } from '#src/navigation/dialog.ts';
import styles from './LeaveGuard.module.css';

/** Marks links to other sites, and asks before it opens one. */
export function LeaveGuard({ children }: { children: Content }) {
  const t = useT();
  const guard = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a[href]');
    if (!(link instanceof HTMLAnchorElement) || !isForeign(link)) return;
    event.preventDefault();
    const { host, href } = link;
    void ask({
      id: 'leave',
      title: t('mail.leaveTitle'),
      text: t('mail.leaveText', { host }),
      confirm: t('mail.leave'),
      cancel: t('mail.stop'),
    }).then((isSure) => isSure && window.open(href, '_blank', 'noopener,noreferrer'));
  };
  return (
    // Also reached by the keyboard, whose Enter is a click on the link.
    <div className={styles.guard} onClickCapture={guard}>
      {children}
    </div>
  );
}

/** A telephone number or an address for mail opens no site. */
const isForeign = ({ protocol, origin }: HTMLAnchorElement): boolean =>
  /^https?:$/.test(protocol) && origin !== location.origin;
