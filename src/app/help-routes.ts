// Help, customer service, and texts that everyone may read.
import { paths } from '#src/navigation/paths.ts';
import { later } from './later.ts';

export const helpRoutes = [
  {
    path: paths.service,
    title: 'shell.service',
    Screen: later('service'),
    isNarrow: true,
  },
  {
    path: paths.faq,
    title: 'legal.faq',
    Screen: later('faq'),
    isNarrow: true,
  },
  {
    path: paths.aboutUs,
    title: 'legal.title',
    Screen: later('aboutUs'),
    isNarrow: true,
  },
  {
    path: paths.termsOfUse,
    title: 'legal.terms',
    Screen: later('termsOfUse'),
    isNarrow: true,
  },
  {
    path: paths.privacyPolicy,
    title: 'legal.privacy',
    Screen: later('privacyPolicy'),
    isNarrow: true,
  },
] as const;
