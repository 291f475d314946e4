import type { Plural } from '../counted.ts';

const waiting: Plural = {
  one: '{{count}} event waiting to be sent',
  other: '{{count}} events waiting to be sent',
};

export const texts = {
  title: 'Usage data',
  intro:
    "The app tells the service which screens and games you open. Events that couldn't be sent wait on this device.",
  allSent: 'Everything has been sent',
  waiting,
  since: 'Since {{time}}',
  lastError: 'Last problem: {{error}}',
  noAnswer: 'no answer',
  noAnswerInTime: 'no answer in time',
  nextAttempt: 'Next attempt at {{time}}',
  sendNow: 'Send now',
  inMemory: "This browser doesn't save data. Events not sent before you close the page are lost.",
  deadLetters: 'Rejected: {{count}}',
  deadLettersText: 'The service rejected these events. They stay here until you remove the app.',
  ofOther: "Another member's event",
  export: 'Save as file',
  installation: 'Installation',
};

declare module '../t.ts' {
  interface Texts {
    events: typeof texts;
  }
}
