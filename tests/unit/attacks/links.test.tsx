// @vitest-environment happy-dom
// What was tried with addresses that a platform, or anyone who writes a link to us, sends: to leave the app unnoticed.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { LobbyAd } from '#src/contract/config.ts';
import { Ad } from '#src/features/lobby/offers/Ad.tsx';
import { targetFor } from '#src/navigation/activity-target.ts';
import { paths } from '#src/navigation/paths.ts';
import { readQuery } from '#src/navigation/query.ts';
import { returnAddress } from '#src/navigation/return-address.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { settleAddresses } from '#src/ui/RichText/allowed.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const ORIGIN = location.origin;
const VISIT = { isSignedIn: true, origin: ORIGIN, account: '' };

/** A browser reads each of them as an address of another site. */
const ELSEWHERE = [
  '//evil.example/a',
  '/\\evil.example/a',
  '/\t/evil.example/a',
  '/\n/evil.example/a',
  '\t//evil.example/a',
  'https:evil.example/a',
  `https://${location.hostname}.evil.example/a`,
  `https://${location.hostname}@evil.example/a`,
];

/** Not addresses of any site. */
const SCRIPTS = ['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,<script>', 'blob:x'];

const link = () => screen.queryByRole<HTMLAnchorElement>('link');

/** Either no link, or one that opens outside of the app and cannot reach back. */
function expectOutside(): void {
  const shown = link();
  if (shown === null) return;
  expect(new URL(shown.href).origin).not.toBe(ORIGIN);
  expect(shown.target).toBe('_blank');
  expect(shown.rel).toContain('noopener');
}

const ad = (clickAction: string): LobbyAd => ({
  ...{ id: 1, image: '', sort: 1, clickType: 3, clickAction, unloginShowStatus: 1 },
});

function showAd(address: string): void {
  const target = targetFor(ad(address), VISIT, []);
  if (!target) return;
  render(
    <Ad
      ad={ad(address)}
      pictures=""
      action="An ad"
      position="1 of 1"
      target={target}
      isEager={false}
      isLight={false}
    />,
  );
}

/** As the sanitiser, which needs a real browser, does with each of its elements. */
function settled(name: string, attribute: string, address: string): Element {
  const element = document.createElement(name);
  element.setAttribute(attribute, address);
  settleAddresses(element, ORIGIN);
  return element;
}

function showText(address: string): void {
  const shown = settled('a', 'href', address);
  shown.textContent = 'A link';
  document.body.replaceChildren(shown);
}

const SHOW = {
  'an ad': showAd,
  'a row of a list': (address: string) => void render(<ListRow title="A row" href={address} />),
  'a text': showText,
};

describe.each(Object.entries(SHOW))('%s', (_, show) => {
  it.each(ELSEWHERE)('with %j never stays in the app', (address) => {
    show(address);
    expectOutside();
  });

  it.each(SCRIPTS)('with %j is no link', (address) => {
    show(address);
    expect(link()).toBeNull();
  });

  it.each(['/member', `${ORIGIN}/member`])('with %j of our own stays in the app', (address) => {
    show(address);
    expect(link()?.getAttribute('href')).toBe('/member');
    expect(link()?.target).toBe('');
  });
});

describe('a picture of a text', () => {
  it.each(ELSEWHERE)('with %j is never requested as one of ours', (address) => {
    const shown = settled('img', 'src', address);
    expect(shown.getAttribute('crossorigin')).toBeNull();
    expect(shown.getAttribute('src') ?? 'https:').toMatch(/^https:/);
  });

  it.each(SCRIPTS)('with %j is not requested', (address) => {
    expect(settled('img', 'src', address).getAttribute('src')).toBeNull();
  });

  it('of our own can be kept for offline, and loads when it is needed', () => {
    const shown = settled('img', 'src', `${ORIGIN}/pictures/a.webp`);
    expect(shown.outerHTML).toContain('src="/pictures/a.webp"');
    expect(shown.getAttribute('crossorigin')).toBe('anonymous');
    expect(shown.getAttribute('loading')).toBe('lazy');
  });
});

describe('the address after sign-in', () => {
  it.each([...ELSEWHERE, ...SCRIPTS])('is never %j', (address) => {
    expect(returnAddress(readQuery(`?return=${encodeURIComponent(address)}`))).toBe(paths.home);
  });
});
