// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '#src/app/shell/App.tsx';
import type { FirstScreen } from '#src/app/document/first-screen.ts';
import { connection } from '#src/data/api/connection.ts';
import { releasePictures } from '#src/app/document/pictures.ts';
import { markupOf } from '#src/app/first-screen/keep.ts';
import { renderFirstScreen } from '#src/app/first-screen/render.tsx';
import type { AppConfig } from '#src/contract/config.ts';
import { composeDocument, holdPictures, isFirstScreenAddress } from '#src/contract/page/first-screen.ts';
import { firstLobby } from '#src/features/lobby/home/first-lobby.ts';
import { showLanguage } from '#src/i18n/t.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';

const SHELL =
  '<!doctype html><html lang="en-US"><body><div id="root"><!--first-screen--></div>' +
  '<script type="application/json" id="first-screen-data">null</script></body></html>';

let platform: TestPlatform;
let config: AppConfig;

beforeAll(async () => {
  platform = await createTestPlatform();
  const { data } = await platform.call('anonymous/appConfig', { v: '' });
  config = data as AppConfig;
});
afterAll(() => platform.close());
beforeEach(() => {
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  showLanguage('en-US');
  document.body.replaceChildren();
});

const firstOf = (isSignedIn: boolean): FirstScreen => ({
  lobby: firstLobby(config),
  isSignedIn,
  language: 'en-US',
});

const drawnInAPage = (first: FirstScreen): Promise<string> => markupOf(first);

/** Parsed like a browser: the order of attributes and the form of empty elements do not count. */
function parsed(markup: string): string {
  const place = document.createElement('div');
  place.innerHTML = markup.replaceAll('<!-- -->', '');
  return place.innerHTML;
}

describe('the first screen', () => {
  it('shows the open games and no closed one', async () => {
    const { markup } = await renderFirstScreen(config, 'en-US');
    const place = document.createElement('div');
    place.innerHTML = markup;
    const links = [...place.querySelectorAll('a[href^="/game/start"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toContain('/game/start?gameId=101&tryIt=0');
    expect(links.some((link) => link?.includes('gameId=104'))).toBe(false);
  });

  it('is the same markup from the platform and from a page, so that both hydrate', async () => {
    const first = firstOf(false);
    expect(parsed(await drawnInAPage(first))).toBe(parsed(renderToString(<App first={first} isCopy />)));
  });

  it('is the same markup from a page without a connection, because the next visit may have one', async () => {
    const first = firstOf(false);
    const online = parsed(await drawnInAPage(first));
    connection.value = 'offline';
    expect(parsed(await drawnInAPage(first))).toBe(online);
    connection.value = 'online';
  });

  describe('on a first visit', () => {
    const given = (img: HTMLImageElement) => [img.getAttribute('src'), img.srcset];
    let pictures: HTMLImageElement[];
    let addresses: unknown[];

    beforeEach(async () => {
      const copy = await renderFirstScreen(config, 'en-US');
      const place = document.createElement('div');
      document.body.append(place);
      place.innerHTML = copy.markup;
      addresses = [...place.querySelectorAll('img')].map(given);
      expect(addresses.length).toBeGreaterThan(3);
      place.innerHTML = holdPictures(copy).markup;
      pictures = [...place.querySelectorAll('img')];
      expect(place.querySelectorAll('img[src], img[srcset]')).toHaveLength(0);
    });

    const shown = () => pictures.filter((img) => img.hasAttribute('src')).length;

    it.each(['load', 'error'])(
      'loads the largest picture, and the others once its %s is drawn',
      async (how) => {
        releasePictures();
        expect(shown()).toBe(1);
        expect(pictures.slice(0, 1).map(given)).toEqual(addresses.slice(0, 1));
        pictures[0]?.dispatchEvent(new Event(how));
        expect(shown()).toBe(1);
        await vi.waitFor(() => expect(pictures.map(given)).toEqual(addresses));
      },
    );

    it('does not let a picture that never arrives hold back the others', () => {
      vi.useFakeTimers();
      releasePictures();
      vi.runAllTimers();
      vi.useRealTimers();
      expect(pictures.map(given)).toEqual(addresses);
    });
  });

  it('contains nothing that the content policy refuses, and nothing that only a client renders', async () => {
    const { markup } = await renderFirstScreen(config, 'es');
    expect(markup).not.toMatch(/\sstyle=|<script|\son\w+=|<!--\$/);
  });

  it('hydrates without a warning, and keeps its content', async () => {
    const first = firstOf(false);
    const complaints: unknown[] = [];
    const spy = vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = await drawnInAPage(first);
    const tile = root.querySelector('a[href^="/game/start"]');
    delete document.documentElement.dataset.usable;
    const onRecoverableError = (error: unknown) => complaints.push(error);
    render(<App first={first} />, { container: root, hydrate: true, onRecoverableError });
    await vi.waitFor(() => expect(document.documentElement.dataset.usable).toBe(''));
    expect(complaints).toEqual([]);
    expect(root.querySelector('a[href^="/game/start"]')).toBe(tile);
    spy.mockRestore();
  });

  it('says that a member is signed in, but not which one', async () => {
    expect(await drawnInAPage(firstOf(true))).not.toContain('href="/auth/login"');
    expect(await drawnInAPage(firstOf(false))).toContain('href="/auth/login"');
  });

  it('can contain game names that look like markup or like a replacement pattern', () => {
    const data = JSON.stringify({ name: '</script><b>$& $1' });
    const html = composeDocument(SHELL, {
      ...{ markup: '<p>$& $1</p>', data, language: 'ar', direction: 'rtl' },
    });
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector('#root')?.textContent).toBe('$& $1');
    expect(page.querySelector('b')).toBeNull();
    expect(JSON.parse(page.querySelector('#first-screen-data')?.textContent ?? '')).toEqual(JSON.parse(data));
    expect(page.documentElement.lang).toBe('ar');
    expect(page.documentElement.dir).toBe('rtl');
  });

  it('is only for the lobby without a filter', () => {
    expect(isFirstScreenAddress('/', '')).toBe(true);
    expect(isFirstScreenAddress('/', '?pid=7')).toBe(true);
    expect(isFirstScreenAddress('/', '?type=2')).toBe(false);
    expect(isFirstScreenAddress('/', '?pid=7&brand=2')).toBe(false);
    expect(isFirstScreenAddress('/auth/login', '')).toBe(false);
  });
});
