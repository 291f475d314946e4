export const texts = {
  title: 'About',
  offlineReading: 'Offline reading',
  on: 'On',
  off: 'Off',
  keptAll: 'All screens are ready offline',
  keptSome: '{{count}} of {{of}} parts are ready offline',
  noWorker: 'This browser or address does not allow it. Everything else works.',
  minAge: 'From {{age}} years',
  contact: 'Contact',
  texts: 'Texts',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  thisApp: 'This app',
  deliveryText: 'What of your use has not been sent yet',
  version: 'Version',
  inForce: 'In force from {{date}}',
  contents: 'Contents',
  delivery: 'Delivery',
};

declare module '../t.ts' {
  interface Texts {
    legal: typeof texts;
  }
}
