// Feedback and its record.
import { paths } from '#src/navigation/paths.ts';
import { screen } from './startup/screen.ts';

export const supportRoutes = [
  {
    path: paths.feedback,
    title: 'support.title',
    Screen: screen(() => import('#src/features/support/feedback/FeedbackScreen.tsx'), 'support'),
    isNarrow: true,
    link: { path: paths.feedbackRecord, text: 'support.record' },
  },
  {
    path: paths.feedbackRecord,
    title: 'support.record',
    Screen: screen(() => import('#src/features/support/record/RecordScreen.tsx'), 'support'),
    isPersonal: true,
    isNarrow: true,
  },
  {
    path: paths.feedbackConversation,
    title: 'support.conversation',
    Screen: screen(() => import('#src/features/support/record/ConversationScreen.tsx'), 'support'),
    isPersonal: true,
    isNarrow: true,
  },
] as const;
