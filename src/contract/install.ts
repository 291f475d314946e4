// The app on the home screen, and its builds.
import { declareEvents, field, shortText } from './tracking-plan.ts';

export const installEvents = declareEvents({
  app_install: { when: 'The app was put on the home screen.' },
  app_update: {
    when: 'A start runs another build than the start before.',
    fields: { eventInterfaceId: field('the build that runs now') },
    props: { from: shortText('the build that ran before') },
  },
});
