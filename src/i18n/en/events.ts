export const texts = {
  title: 'Delivery',
  intro:
    'Which screens and games are opened is told to the service. What could not be sent waits on this device.',
  allSent: 'Everything has been sent',
  waiting: '{{count}} events wait to be sent',
  waitingOne: 'One event waits to be sent',
  since: 'Since {{time}}',
  lastError: 'Last trouble: {{error}}',
  noAnswer: 'no answer',
  noAnswerInTime: 'no answer in time',
  nextAttempt: 'Next attempt at {{time}}',
  sendNow: 'Send now',
  inMemory: 'This browser keeps nothing: what is not sent before the page closes is lost.',
  setApart: 'Set apart: {{count}}',
  setApartText: 'The service refused these for good. They stay here until this app is removed.',
  ofOther: 'An event of another member',
  export: 'Save as a file',
  installation: 'Installation',
};

declare module '../t.ts' {
  interface Texts {
    events: typeof texts;
  }
}
