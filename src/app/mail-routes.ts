// The inbox and its mails.
import { paths } from '#src/navigation/paths.ts';
import { later } from './later.ts';

export const mailRoutes = [
  {
    path: paths.mail,
    title: 'mail.title',
    Screen: later('mail'),
    hasNavbar: false,
    guard: 'auth',
    isNarrow: true,
  },
  {
    path: paths.mailDetail,
    title: 'mail.detailTitle',
    Screen: later('mailDetail'),
    isPersonal: true,
    isNarrow: true,
  },
] as const;
