export const texts = {
  title: 'About',
  offlineReading: 'Offline reading',
  on: 'On',
  off: 'Off',
  keptAll: 'All screens are ready offline',
  keptSome: '{{count}} of {{of}} parts are ready offline',
  noWorker: "This browser or address doesn't support it. Everything else works.",
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
};

declare module '../t.ts' {
  interface Texts {
    legal: typeof texts;
  }
}
