// Installing the app, and its builds.
import * as v from 'valibot';
import { PUSH_TOPICS } from './push.ts';
import { declareEvents, field, oneOf, shortText } from './tracking/plan.ts';

const place = oneOf(
  ['visit', 'claim', 'menu', 'popup'],
  'a second or later visit, a claim, the member menu, or a pop-up of the start',
);

export const installEvents = declareEvents({
  app_install: { when: 'The app was added to the home screen.' },
  install_offer: {
    when: 'The app offers to be installed, beside the pop-ups of the start.',
    props: { place },
  },
  install_answer: {
    when: 'The person answers an offer to install the app.',
    props: {
      place,
      choice: oneOf(
        ['accepted', 'dismissed', 'later'],
        'the prompt of the browser accepted or dismissed, or "Not now" in the app',
      ),
    },
  },
  push_permission: {
    when: 'The browser asked whether the app may notify.',
    props: { choice: oneOf(['granted', 'denied', 'default'], 'the answer; `default` is none') },
  },
  push_topic: {
    when: 'The member turned a topic of notifications on or off on this device.',
    props: {
      topic: oneOf(PUSH_TOPICS, 'what it is about'),
      isOn: v.pipe(v.boolean(), v.description('whether it is on now')),
    },
  },
  app_update: {
    when: 'The app starts with a different build than last time.',
    fields: { eventInterfaceId: field('the build that runs now') },
    props: { from: shortText('the build that ran before') },
  },
});
