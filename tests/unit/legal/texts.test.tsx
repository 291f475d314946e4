// @vitest-environment happy-dom
// The terms and the privacy policy, as somebody reads them before an account exists.
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, vi } from 'vitest';
import { connection } from '#src/data/api/connection.ts';
import { database } from '#src/data/db/database.ts';
import { LegalText } from '#src/features/legal/texts/LegalText.tsx';
import type { LegalName } from '#src/i18n/legal.ts';
import { closePage, openPage } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();
const NAMES: readonly LegalName[] = ['terms', 'privacy'];

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await closePage();
});

async function show(name: LegalName): Promise<void> {
  await act(async () => {
    render(<LegalText name={name} />);
  });
  await screen.findByRole('navigation', { name: 'Contents' });
}

const entries = () =>
  within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole<HTMLAnchorElement>('link');

describe.each(NAMES)('the text of %s', (name) => {
  it('can be read signed out and offline, with its date', async ({ platform }) => {
    await openPage(platform, '/');
    const { db } = await database();
    await db.config.clear();
    connection.value = 'offline';
    await show(name);
    expect(screen.getByText(/^In force from \w+ \d+, \d{4}$/)).toBeTruthy();
    expect(screen.queryByText(/\{\{/)).toBeNull();
  });

  it('has an entry in its contents for each part, which shows it and adds no step back', async ({
    platform,
  }) => {
    await openPage(platform, '/terms-of-use');
    history.replaceState({ from: '/about-us' }, '', '/terms-of-use');
    await show(name);
    const before = history.length;
    const shown: Element[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this);
    });
    for (const entry of entries()) {
      const part = document.getElementById(entry.hash.slice(1));
      fireEvent.click(entry);
      expect(shown.at(-1)).toBe(part);
      expect(document.activeElement).toBe(part?.querySelector('h2'));
      expect(part?.querySelector('h2')?.textContent).toBe(entry.textContent);
      expect(location.hash).toBe(entry.hash);
    }
    expect(history.length).toBe(before);
    expect(history.state).toEqual({ from: '/about-us' });
  });

  it('leads to safer play and customer service', async ({ platform }) => {
    await openPage(platform, '/');
    await show(name);
    const link = (text: RegExp) => screen.getByRole('link', { name: text }).getAttribute('href');
    expect(link(/^Safer play.+/)).toBe('/member/safer-play');
    expect(link(/^Customer service.+/)).toBe('/service');
  });
});

it('a link to a part shows it once the text is there', async ({ platform }) => {
  await openPage(platform, '/');
  history.replaceState(null, '', '/privacy-policy#rights');
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await show('privacy');
  expect(scroll).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toBe('Your rights');
});
