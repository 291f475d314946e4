// @vitest-environment happy-dom
// A visitor finds their language before they have an account.
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType } from 'react';
import { afterEach, describe, expect } from 'vitest';
import LoginScreen from '#src/features/auth/sign-in/LoginScreen.tsx';
import AccountLoginScreen from '#src/features/auth/sign-in/AccountLoginScreen.tsx';
import AboutScreen from '#src/features/legal/about/AboutScreen.tsx';
import { switchLanguage } from '#src/i18n/load-texts.ts';
import { closePage, openPage } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

it.beforeEach(async ({ platform }) => void (await openPage(platform, '/auth/login')));
afterEach(async () => {
  cleanup();
  await switchLanguage('en-US');
  document.cookie = 'language=; max-age=0; path=/';
  await closePage();
});

const choose = (tag: string): void =>
  void fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: tag } });

const FORMS: readonly [string, ComponentType][] = [
  ['sign in', LoginScreen],
  ['sign in with a password only', AccountLoginScreen],
];

describe('a visitor who is about to', () => {
  it.each(FORMS)('%s changes the language, and keeps what is typed', async (_, Screen) => {
    render(<Screen />);
    fireEvent.change(await screen.findByLabelText('Account'), { target: { value: 'tern_77' } });
    choose('pt-BR');
    expect((await screen.findByLabelText<HTMLInputElement>('Conta')).value).toBe('tern_77');
    expect(document.cookie).toContain('language=pt-BR');
  });

  it('read about the app chooses there as well', async () => {
    render(<AboutScreen />);
    fireEvent.click(await screen.findByRole('radio', { name: 'Español' }));
    expect(await screen.findByRole('radiogroup', { name: 'Idioma' })).toBeTruthy();
  });
});
