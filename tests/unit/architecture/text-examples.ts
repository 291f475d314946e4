import type { Examples } from './example.ts';

const TEXTS = {
  'src/i18n/en/shell.ts': "export const texts = { home: 'Home' };",
  'src/i18n/en/common.ts': "export const texts = { close: 'Close' };",
  'src/i18n/en/mail.ts': "export const texts = { title: 'Mail', more: 'More' };",
};
const ENTRY = {
  'src/app/main.tsx': "import './routes.ts'; void import('./start.ts');",
  'src/app/start.ts': "t('common.close');",
};

const routes = (areas: string, title = 'mail.title'): Record<string, string> => ({
  'src/app/routes.ts': `
    export const routes = [{
      title: '${title}',
      Screen: screen(() => import('#src/features/mail/MailScreen.tsx')${areas}),
    }];`,
});
/** A screen that the table of routes knows by name alone. */
const laterRoutes = (areas: string): Record<string, string> => ({
  'src/app/routes.ts': `
    void import('./later-screens.ts');
    export const routes = [{ title: 'mail.title', Screen: later('mail') }];`,
  'src/app/later-screens.ts': `
    export const laterScreens = {
      mail: () => loadPart(() => import('#src/features/mail/MailScreen.tsx')${areas}),
    };`,
});
const screen = (text: string): Record<string, string> => ({
  'src/features/mail/MailScreen.tsx': "import './words.ts'; t('shell.home');",
  'src/features/mail/words.ts': text,
});
const MORE = screen("t('mail.more');");

export const TEXT_EXAMPLES: Record<string, Examples> = {
  'every language has the same files': {
    bad: [
      {
        says: 'es/mail.ts is missing',
        files: { 'src/i18n/es/shell.ts': '', 'src/i18n/es/common.ts': '', ...TEXTS },
      },
      {
        says: 'es/post.ts translates nothing',
        files: {
          'src/i18n/es/post.ts': '',
          'src/i18n/es/shell.ts': '',
          'src/i18n/es/common.ts': '',
          'src/i18n/es/mail.ts': '',
          ...TEXTS,
        },
      },
    ],
    good: [TEXTS, { 'src/i18n/t.ts': '', 'src/i18n/en/shell.ts': '', 'src/i18n/es/shell.ts': '' }],
  },
  'texts are loaded with the screens that show them': {
    bad: [
      {
        says: 'words.ts shows a text of mail, which is not loaded with src/features/mail/MailScreen.tsx',
        files: { ...routes('', 'shell.home'), ...ENTRY, ...TEXTS, ...MORE },
      },
      {
        says: 'the title of src/features/mail/MailScreen.tsx shows a text of mail',
        files: { ...routes(''), ...ENTRY, ...TEXTS, ...screen('') },
      },
      {
        says: 'the title of src/features/mail/MailScreen.tsx shows a text of mail',
        files: { ...laterRoutes(''), ...ENTRY, ...TEXTS, ...screen('') },
      },
      {
        says: 'shows a text of mail',
        files: { ...screen('t(`mail.${name}`);'), ...ENTRY, ...TEXTS, ...routes('') },
      },
      {
        says: 'loads the texts of game, and nothing there shows one',
        files: { ...routes(", 'mail', 'game'"), ...ENTRY, ...TEXTS, ...MORE },
      },
      {
        says: 'shows a text of mail, which is not loaded outside the screens',
        files: {
          'src/app/start.ts': "t('mail.more');",
          'src/app/main.tsx': ENTRY['src/app/main.tsx'],
          ...TEXTS,
        },
      },
      {
        says: 'shows a text of common, which is not loaded in the first script',
        files: { 'src/app/main.tsx': "t('common.close');", ...TEXTS },
      },
    ],
    good: [
      { ...routes(", 'mail'"), ...ENTRY, ...TEXTS, ...MORE },
      { ...laterRoutes(", 'mail'"), ...ENTRY, ...TEXTS, ...MORE },
      { ...routes(", 'mail'"), ...ENTRY, ...TEXTS, ...screen("track('mail.opened');") },
    ],
  },
};
