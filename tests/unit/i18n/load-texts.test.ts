import { afterEach, describe, expect, it } from 'vitest';
import { loadTexts, switchLanguage } from '#src/i18n/load-texts.ts';
import { showLanguage, t } from '#src/i18n/t.ts';

afterEach(() => showLanguage('en-US'));

describe('the texts of an area', () => {
  it('are available once they are loaded', async () => {
    expect(t('legal.title')).toBe('');
    await loadTexts(['legal']);
    expect(t('legal.title')).toBe('About');
  });

  it('arrive in the current language', async () => {
    const loading = loadTexts(['events', 'history']);
    await switchLanguage('es');
    await loading;
    expect(t('events.title')).toBe('Datos de uso');
    expect(t('history.rounds')).toBe('Rondas');
  });
});

describe('another language', () => {
  it('loads the shell and every area that was loaded before', async () => {
    await loadTexts(['legal', 'bonus']);
    await switchLanguage('es');
    expect(t('shell.home')).toBe('Inicio');
    expect(t('legal.title')).toBe('Acerca de');
    expect(t('bonus.title')).toBe('¡Felicidades!');
  });
});
