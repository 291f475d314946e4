// Help, customer service, and texts that everyone may read.
import { paths } from '#src/navigation/paths.ts';
import { screen } from './startup/screen.ts';

export const helpRoutes = [
  {
    path: paths.service,
    title: 'shell.service',
    Screen: screen(() => import('#src/features/support/service/ServiceScreen.tsx'), 'service'),
    isNarrow: true,
  },
  {
    path: paths.faq,
    title: 'legal.faq',
    Screen: screen(() => import('#src/features/legal/faq/FaqScreen.tsx'), 'legal'),
    isNarrow: true,
  },
  {
    path: paths.aboutUs,
    title: 'legal.title',
    Screen: screen(() => import('#src/features/legal/about/AboutScreen.tsx'), 'legal'),
    isNarrow: true,
  },
  {
    path: paths.termsOfUse,
    title: 'legal.terms',
    Screen: screen(() => import('#src/features/legal/texts/TermsScreen.tsx'), 'legal'),
    isNarrow: true,
  },
  {
    path: paths.privacyPolicy,
    title: 'legal.privacy',
    Screen: screen(() => import('#src/features/legal/texts/PrivacyScreen.tsx'), 'legal'),
    isNarrow: true,
  },
] as const;
