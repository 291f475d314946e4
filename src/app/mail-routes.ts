// The inbox and its mails.
import { paths } from '#src/navigation/paths.ts';
import { screen } from './startup/screen.ts';

export const mailRoutes = [
  {
    path: paths.mail,
    title: 'mail.title',
    Screen: screen(() => import('#src/features/mail/inbox/InboxScreen.tsx'), 'mail'),
    hasNavbar: false,
    guard: 'auth',
    isNarrow: true,
  },
  {
    path: paths.mailDetail,
    title: 'mail.detailTitle',
    Screen: screen(() => import('#src/features/mail/detail/MailScreen.tsx'), 'mail'),
    isPersonal: true,
    isNarrow: true,
  },
] as const;
