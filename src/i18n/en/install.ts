export const texts = {
  title: 'Install the app',
  installed: 'The app is installed',
  faster: 'Opens faster',
  fasterText: 'It starts from your device, even on a slow connection.',
  offline: 'Works offline',
  offlineText: 'The games, your records and your bonuses stay readable.',
  icon: 'On your home screen',
  iconText: 'With an icon of its own, and without the address bar.',
  how: 'How to install it',
  iosShare: 'Tap Share in the toolbar of Safari.',
  iosAdd: 'Choose “Add to Home Screen”.',
  iosConfirm: 'Tap “Add”.',
  menu: 'Open the menu of your browser and choose “Install app” or “Add to home screen”.',
  notNow: 'Not now',
  install: 'Install',
  getApp: 'Get the app',
};

declare module '../t.ts' {
  interface Texts {
    install: typeof texts;
  }
}
