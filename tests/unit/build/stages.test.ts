import { describe, expect, it } from 'vitest';
import { stagesOf } from '../../../scripts/build/stages.ts';

/** The output of a build: the lobby, a screen of the game area, mail, and texts in two languages. */
const BUILD = {
  '_first.js': {
    file: 'assets/first.js',
    name: 'first',
    css: ['assets/first.css'],
    imports: ['_runtime.js'],
    dynamicImports: [
      '_game.visit.js',
      '_mail.js',
      'src/app/layers/ToastSlot.tsx',
      'src/i18n/en/common.ts',
      'src/i18n/es/common.ts',
      'src/i18n/es/shell.ts',
      'src/i18n/en/game.ts',
      'src/i18n/es/game.ts',
      'src/i18n/en/mail.ts',
      'src/i18n/es/mail.ts',
    ],
  },
  '_runtime.js': { file: 'assets/runtime.js', name: 'runtime' },
  '_shared.js': { file: 'assets/shared.js', name: 'shared', imports: ['_first.js'] },
  '_game.visit.js': {
    file: 'assets/game.visit.js',
    name: 'game.visit',
    imports: ['_first.js', '_shared.js'],
    dynamicImports: ['src/ui/Stamp/Stamp.tsx'],
    css: ['assets/game.css'],
  },
  '_mail.js': {
    file: 'assets/mail.js',
    name: 'mail',
    imports: ['_shared.js', '_mail.detail.js'],
    dynamicImports: ['src/features/mail/print/PrintScreen.tsx'],
    css: ['assets/mail.css'],
  },
  '_mail.detail.js': { file: 'assets/mail.detail.js', name: 'mail.detail' },
  'src/features/mail/print/PrintScreen.tsx': chunk('src/features/mail/print/PrintScreen.tsx', 'PrintScreen'),
  'src/app/layers/ToastSlot.tsx': chunk('src/app/layers/ToastSlot.tsx', 'ToastSlot'),
  'src/ui/Stamp/Stamp.tsx': chunk('src/ui/Stamp/Stamp.tsx', 'Stamp'),
  ...texts('en', 'common'),
  ...texts('es', 'common'),
  ...texts('es', 'shell'),
  ...texts('en', 'game'),
  ...texts('es', 'game'),
  ...texts('en', 'mail'),
  ...texts('es', 'mail'),
};

function chunk(src: string, name: string) {
  return { file: `assets/${name}.js`, name, src };
}

const pair = (name: string) => ({ file: `assets/${name}.js`, name });

function texts(language: string, area: string) {
  const src = `src/i18n/${language}/${area}.ts`;
  return { [src]: { file: `assets/${language}-${area}.js`, name: area, src } };
}

const stages = stagesOf(BUILD, { areas: ['game', 'lobby', 'mail'], entries: ['assets/first.js'] });

describe('the stages of offline files', () => {
  it('begin with the shell, the first areas and everything these load', () => {
    expect([...stages.first.files].sort()).toEqual([
      'assets/Stamp.js',
      'assets/ToastSlot.js',
      'assets/first.css',
      'assets/first.js',
      'assets/game.css',
      'assets/game.visit.js',
      'assets/runtime.js',
      'assets/shared.js',
    ]);
  });

  it('separate the texts of the first areas by language', () => {
    expect(stages.first.texts).toMatchObject({
      'en-US': ['assets/en-common.js', 'assets/en-game.js'],
      es: ['assets/es-common.js', 'assets/es-shell.js', 'assets/es-game.js'],
    });
  });

  it('leave every other area for later, and its texts apart by language', () => {
    expect([...stages.later.files].sort()).toEqual([
      'assets/PrintScreen.js',
      'assets/mail.css',
      'assets/mail.detail.js',
      'assets/mail.js',
    ]);
    expect(stages.later.texts).toMatchObject({ 'en-US': ['assets/en-mail.js'], es: ['assets/es-mail.js'] });
  });

  it('leave for later what only later areas share, although the app loads it by itself', () => {
    const pairs = { '_mail-wallet.js': pair('mail-wallet'), '_game-mail.js': pair('game-mail') };
    const first = { ...BUILD['_first.js'], dynamicImports: Object.keys(pairs) };
    const areas = ['game', 'lobby', 'mail', 'wallet'];
    const build = { ...BUILD, '_first.js': first, ...pairs };
    const staged = stagesOf(build, { areas, entries: ['assets/first.js'] });
    expect(staged.later.files).toContain('assets/mail-wallet.js');
    expect(staged.first.files).toContain('assets/game-mail.js');
  });

  it('include a chunk of another area first if a first area imports it', () => {
    const linked = { ...BUILD['_game.visit.js'], imports: ['_mail.detail.js'] };
    const { first } = stagesOf(
      { ...BUILD, '_game.visit.js': linked },
      { areas: ['game', 'lobby', 'mail'], entries: ['assets/first.js'] },
    );
    expect(first.files).toContain('assets/mail.detail.js');
  });
});
