// Trees with texts that break a rule, and trees that do not.

export type Files = Readonly<Record<string, string>>;

export interface Examples {
  /** What the one failure says, and the tree. */
  readonly bad: readonly (readonly [says: string, files: Files])[];
  readonly good: readonly Files[];
}

const TEXTS = {
  'src/i18n/en/shell.ts': "export const texts = {\n  home: 'Home',\n};",
  'src/i18n/en/common.ts': "export const texts = {\n  close: 'Close',\n};",
  'src/i18n/en/mail.ts': "export const texts = {\n  title: 'Mail',\n  more: 'More',\n};",
};
/** The texts of the screen in these trees. */
const OF_GAME = { 'src/i18n/en/game.ts': "export const texts = {\n  play: 'Play',\n};" };
const ENTRY = {
  'src/app/main.tsx': "import './routes.ts'; void import('./start.ts');",
  'src/app/start.ts': "t('common.close');",
  ...OF_GAME,
};

const routes = (texts: string, title = 'mail.title'): Record<string, string> => ({
  'src/app/routes.ts': `const TABLE = { game: { title: '${title}', screen: 'game/Game'${texts} } };`,
});
const overlay = (areas: string): Record<string, string> => ({
  'src/app/overlays.ts': `
    export const overlays = { game: () => load(() => import('#src/features/game/GameScreen.tsx')${areas}) };`,
});
const screen = (text: string): Record<string, string> => ({
  'src/features/game/GameScreen.tsx': "import './words.ts'; t('shell.home'); t('game.play');",
  'src/features/game/words.ts': text,
});
const MORE = screen("t('mail.more');");

export const TEXTS_SHOWN: Readonly<Record<string, Examples>> = {
  'every language has the same files': {
    bad: [
      [
        'Translate src/i18n/en/mail.ts as src/i18n/es/mail.ts',
        { 'src/i18n/es/shell.ts': '', 'src/i18n/es/common.ts': '', ...TEXTS },
      ],
      [
        'es/post.ts translates nothing',
        {
          'src/i18n/es/post.ts': '',
          'src/i18n/es/shell.ts': '',
          'src/i18n/es/common.ts': '',
          'src/i18n/es/mail.ts': '',
          ...TEXTS,
        },
      ],
    ],
    good: [TEXTS, { 'src/i18n/t.ts': '', 'src/i18n/en/shell.ts': '', 'src/i18n/es/shell.ts': '' }],
  },
  'texts are loaded with the screens that show them': {
    bad: [
      [
        'words.ts shows a text of mail, which is not loaded with src/features/game/GameScreen.tsx',
        { ...routes('', 'shell.home'), ...ENTRY, ...TEXTS, ...MORE },
      ],
      [
        'the title of src/features/game/GameScreen.tsx shows a text of mail',
        { ...routes(''), ...ENTRY, ...TEXTS, ...screen('') },
      ],
      [
        'words.ts shows a text of mail, which is not loaded with src/features/game/GameScreen.tsx',
        { ...overlay(", 'game'"), ...ENTRY, ...TEXTS, ...MORE },
      ],
      [
        'shows a text of mail',
        { ...screen('t(`mail.${name}`);'), ...ENTRY, ...TEXTS, ...routes('', 'shell.home') },
      ],
      [
        'loads the texts of lobby with src/features/game/GameScreen.tsx, which shows none',
        { ...routes(", texts: ['mail', 'lobby']"), ...ENTRY, ...TEXTS, ...MORE },
      ],
      [
        'shows a text of mail, which is not loaded outside the screens',
        {
          'src/app/start.ts': "t('mail.more');",
          'src/app/main.tsx': ENTRY['src/app/main.tsx'],
          ...TEXTS,
        },
      ],
      [
        'shows a text of common, which is not loaded in the first script',
        { 'src/app/main.tsx': "t('common.close');", ...TEXTS },
      ],
    ],
    good: [
      { ...routes(", texts: ['mail']"), ...ENTRY, ...TEXTS, ...MORE },
      { ...overlay(", 'mail', 'game'"), ...ENTRY, ...TEXTS, ...MORE },
      { ...routes('', 'game.play'), ...ENTRY, ...TEXTS, ...screen("track('mail.opened');") },
    ],
  },
};
