// Installing the app, and its builds.
import { declareEvents, field, shortText } from './tracking/plan.ts';

export const installEvents = declareEvents({
  app_install: { when: 'The app was added to the home screen.' },
  app_update: {
    when: 'The app starts with a different build than last time.',
    fields: { eventInterfaceId: field('the build that runs now') },
    props: { from: shortText('the build that ran before') },
  },
});
