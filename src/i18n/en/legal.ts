export const texts = {
  title: 'About',
  offlineReading: 'Offline reading',
  on: 'On',
  off: 'Off',
  keptAll: 'All screens are ready offline',
  keptSome: '{{count}} of {{of}} parts are ready offline',
  noWorker: "This browser or address doesn't support it. Everything else works.",
  data: 'Data',
  lightMode: 'Save data',
  lightText:
    "Smaller pictures, offers that don't move, and screens saved for offline reading only once you've opened them.",
  lightAsked: 'On because your device or your connection asks for it.',
  dataToday: 'Used today',
  dataTodayText: 'By this app on this device, without the games themselves',
  minAge: '{{age}} and over',
  contact: 'Contact',
  texts: 'Legal',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  thisApp: 'This app',
  deliveryText: 'What the app sends, and what is waiting',
  version: 'Version',
  inForce: 'In force from {{date}}',
  contents: 'Contents',
  delivery: 'Usage data',
  faq: 'Questions and answers',
  faqSearch: 'Search the questions',
  faqFound: 'Questions found: {{count}}',
  faqNotFound: 'Nothing found for “{{text}}”',
  faqNotFoundText: 'Try another word, or ask customer service.',
  faqClear: 'Show all questions',
  faqGone: 'This question no longer exists. Here are all the others.',
  faqNone: 'There are no questions yet',
  faqUnread: "The questions haven't loaded yet",
  faqMore: 'No answer here?',
  service: 'Customer service',
  serviceText: 'All ways to reach us',
  moreHelp: 'Help',
  saferPlay: 'Safer play',
  saferPlayText: 'Limits, breaks and help',
};

declare module '../t.ts' {
  interface Texts {
    legal: typeof texts;
  }
}
