// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { INVITE_DRAFT } from '#src/data/db/tables/retention.ts';
import { dropDraftsOfNobody, keepDraftOfNobody } from '#src/data/member/drafts.ts';
import { linkManifest } from '#src/features/install/manifest-link.ts';
import { showLanguage } from '#src/i18n/t.ts';

const INVITE = { pid: 100_023, inviteCode: 'ABC23456' };

let end: () => void;

beforeEach(async () => {
  document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest">';
  showLanguage('en-US');
  end = await linkManifest();
});
afterEach(async () => {
  end();
  showLanguage('en-US');
  document.head.innerHTML = '';
  await dropDraftsOfNobody([INVITE_DRAFT]);
});

const manifest = () => document.querySelector('link')?.getAttribute('href');

it('carries an invitation that is stored after the app could already be installed', async () => {
  await keepDraftOfNobody(INVITE_DRAFT, INVITE);
  await vi.waitFor(() => expect(manifest()).toBe('/manifest.webmanifest?pid=100023&inviteCode=ABC23456'));
});

it('follows the language, and is the plain one again without either', async () => {
  await keepDraftOfNobody(INVITE_DRAFT, INVITE);
  showLanguage('es');
  await vi.waitFor(() =>
    expect(manifest()).toBe('/manifest.webmanifest?lang=es&pid=100023&inviteCode=ABC23456'),
  );
  await dropDraftsOfNobody([INVITE_DRAFT]);
  await vi.waitFor(() => expect(manifest()).toBe('/manifest.webmanifest?lang=es'));
  showLanguage('en-US');
  expect(manifest()).toBe('/manifest.webmanifest');
});
