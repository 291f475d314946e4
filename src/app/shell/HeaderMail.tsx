import { useMember } from '#src/data/member/use-member.ts';
import { useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';
import { mail } from '#src/ui/Icon/shapes.ts';
import { IconLink } from '#src/ui/IconButton/IconButton.tsx';

/** With the number of unread mails, live. */
export function HeaderMail() {
  const t = useT();
  const unread = useMember()?.unreadMail ?? 0;
  return (
    <IconLink
      icon={mail}
      label={t('shell.mail')}
      href={paths.mail}
      {...(unread > 0 && { dot: t('shell.unreadMails', { count: unread }), count: unread })}
    />
  );
}
