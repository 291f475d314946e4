import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepLanguage } from '#src/i18n/keep-language.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the cookie of the language', () => {
  it.each([
    ['https:', true],
    ['http:', false],
  ])('of a page with %s lasts 365 days, and is sent by TLS alone: %s', (protocol, isSecure) => {
    const page = { cookie: '' };
    vi.stubGlobal('document', page);
    vi.stubGlobal('location', { protocol });
    keepLanguage('es');
    expect(page.cookie).toContain('language=es; path=/');
    const days = Number(/max-age=(\d+)/.exec(page.cookie)?.[1]) / 86_400;
    expect(days).toBe(365);
    expect(page.cookie.endsWith('; secure')).toBe(isSecure);
  });
});
