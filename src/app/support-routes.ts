// Feedback and its record.
import { paths } from '#src/navigation/paths.ts';
import { later } from './later.ts';

export const supportRoutes = [
  {
    path: paths.feedback,
    title: 'support.title',
    Screen: later('feedback'),
    isNarrow: true,
    link: { path: paths.feedbackRecord, text: 'support.record' },
  },
  {
    path: paths.feedbackRecord,
    title: 'support.record',
    Screen: later('feedbackRecord'),
    isPersonal: true,
    isNarrow: true,
  },
  {
    path: paths.feedbackConversation,
    title: 'support.conversation',
    Screen: later('feedbackConversation'),
    isPersonal: true,
    isNarrow: true,
  },
] as const;
