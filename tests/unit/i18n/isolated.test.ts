import { afterEach, describe, expect, it } from 'vitest';
import { loadTexts, switchLanguage } from '#src/i18n/load-texts.ts';
import { t } from '#src/i18n/t.ts';

afterEach(() => switchLanguage('en-US'));

describe('a value inside a right-to-left text', () => {
  it('keeps its own direction', async () => {
    await loadTexts(['member']);
    await switchLanguage('ar');
    expect(t('shell.adOutside', { host: 'example.com' })).toContain('\u2068example.com\u2069');
  });

  it('belongs to the name before it if it is a plain number', async () => {
    await loadTexts(['member']);
    await switchLanguage('ar');
    expect(t('member.vip', { level: 3 })).toBe('VIP 3');
  });
});

describe('a value inside a left-to-right text', () => {
  it('is written as it is', () => {
    expect(t('shell.adOutside', { host: 'example.com' })).not.toMatch(/[\u2066-\u2069]/);
  });
});
