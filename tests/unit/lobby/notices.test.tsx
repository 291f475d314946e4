// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { forgetOthers } from '#src/data/db/cleanup.ts';
import { db } from '#src/data/db/database.ts';
import { readHiddenNotices } from '#src/data/member/hidden-notices.ts';
import { endSession, session } from '#src/data/session/session.ts';
import NoticesOverlay from '#src/features/lobby/notices/NoticesOverlay.tsx';
import { endsWithItsTest, enterAs, openPage } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { popupCatalogue } from '../activity/popups/popup-catalogue.ts';

const it = platformTest({}, { catalogue: popupCatalogue });

it.beforeEach(async ({ platform }) => {
  await openPage(platform);
});
endsWithItsTest(it);

const sheet = (name: string) => screen.findByRole('dialog', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: "Don't show again" });
const hidden = async (memberId = 0) => [...(await readHiddenNotices(db, memberId))];

async function tickAway(): Promise<void> {
  fireEvent.click(box());
  await waitFor(() => expect(box().checked).toBe(true));
}

describe('the notices', () => {
  it('are the current ones in order, a page each', async () => {
    render(<NoticesOverlay noticeId={2} />);
    await sheet('Notice 2');
    expect(screen.getByText('2 of 2')).toBeTruthy();
    press('Next');
    await sheet('Notice 1');
    await screen.findByText('Text 1');
    press('Previous');
    await sheet('Notice 2');
  });

  it('are ticked away one by one, and stay until the pop-up is closed', async () => {
    render(<NoticesOverlay isPopup />);
    await sheet('Notice 1');
    await tickAway();
    press('Next');
    await sheet('Notice 2');
    expect(box().checked).toBe(false);
    expect(await hidden()).toEqual([1]);
    cleanup();
    render(<NoticesOverlay isPopup />);
    await sheet('Notice 2');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it('can all be read from the ticker, and ticked back there', async () => {
    render(<NoticesOverlay noticeId={1} />);
    await sheet('Notice 1');
    await tickAway();
    cleanup();
    render(<NoticesOverlay noticeId={1} />);
    await sheet('Notice 1');
    await waitFor(() => expect(box().checked).toBe(true));
    fireEvent.click(box());
    await waitFor(async () => expect(await hidden()).toEqual([]));
  });

  it('that a visitor ticked away stay away for members, who can tick them back', async ({ member }) => {
    render(<NoticesOverlay noticeId={1} />);
    await sheet('Notice 1');
    await tickAway();
    enterAs(member);
    await forgetOthers();
    expect(await hidden(member.id)).toEqual([1]);
    await waitFor(() => expect(box().checked).toBe(true));
    fireEvent.click(box());
    await waitFor(async () => expect(await hidden(member.id)).toEqual([]));
  });

  it('that a member ticked away are forgotten with the member', async ({ member }) => {
    enterAs(member);
    render(<NoticesOverlay noticeId={2} />);
    await sheet('Notice 2');
    await tickAway();
    expect(await hidden(member.id)).toEqual([2]);
    endSession('signOut', session.peek().token);
    await forgetOthers();
    expect(await db.drafts.count()).toBe(0);
  });
});
