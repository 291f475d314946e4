// What the platform stores and says in several languages.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppConfig } from '#src/contract/config.ts';
import { ALL_LANGUAGES, folderOf, languageOf, localise, textIn } from '#server/languages/language.ts';
import { createTestPlatform, type SignedInCaller, type TestPlatform } from '#tests/support/platform.ts';

describe('a text that an earlier build has stored', () => {
  const stored = { en: 'News', es: 'Novedades' };

  it('is read in English by a language that it lacks', () => {
    const said = Object.fromEntries(ALL_LANGUAGES.map((language) => [language, textIn(stored, language)]));
    expect(said).toMatchObject({ 'en-US': 'News', es: 'Novedades' });
    expect(new Set(Object.values(said))).toEqual(new Set(['News', 'Novedades']));
  });

  it('is recognised inside what else is stored, whatever languages it has', () => {
    const value = { id: 1, name: stored, more: [{ title: { en: 'Only English' }, kind: 'es' }] };
    expect(localise(value, 'es')).toEqual({
      id: 1,
      name: 'Novedades',
      more: [{ title: 'Only English', kind: 'es' }],
    });
  });

  it('is not confused with fields that have short names', () => {
    expect(localise({ id: 1, url: '/', en: 5 }, 'es')).toEqual({ id: 1, url: '/', en: 5 });
    expect(localise({ id: 1, url: '/' }, 'es')).toEqual({ id: 1, url: '/' });
  });
});

describe('a catalogue and mails that an earlier build has stored', () => {
  let platform: TestPlatform;
  let member: SignedInCaller;

  beforeAll(async () => {
    platform = await createTestPlatform();
    member = await platform.register();
    const texts = JSON.stringify({ en: 'Old news', es: 'Noticias viejas' });
    await platform.db
      .insertInto('mail')
      .values({
        ...{ member_id: member.id, type: 2, title: texts, summary: texts, content: texts },
        sent_at: platform.clock.now,
      })
      .execute();
  });
  afterAll(() => platform.close());

  it.each(ALL_LANGUAGES)('are read by somebody who reads %s', async (language) => {
    const caller = { ...member, headers: { 'accept-language': language } };
    const isSpanish = folderOf(language) === 'es';
    const { data: config } = await platform.call('anonymous/appConfig', { v: '' }, caller);
    expect((config as AppConfig).gameTypeList[0]?.name).toBe(isSpanish ? 'Tragamonedas' : 'Slots');
    const { data: inbox } = await platform.call('getMail2', { page: 1, pageSize: 10 }, caller);
    expect(inbox.list[0]?.title).toBe(isSpanish ? 'Noticias viejas' : 'Old news');
  });
});

describe('an accept-language header', () => {
  it.each([
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['fr, en;q=0.2, es;q=0.7', 'es'],
    ['es;q=0, en', 'en-US'],
    ['EN-gb', 'en-US'],
    ['fr', 'en-US'],
    ['', 'en-US'],
    [undefined, 'en-US'],
    ['pt-PT, en;q=0.5', 'pt-BR'],
    ['ar-EG', 'ar'],
    ['in', 'id'],
  ])('%s asks for %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});
