// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, vi } from 'vitest';
import { HeaderBalance } from '#src/app/shell/HeaderBalance.tsx';
import { connection } from '#src/data/api/connection.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import { toasts } from '#src/navigation/toast.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

let line: Line;

it.beforeEach(async ({ platform, member }) => {
  line = await openPage(platform);
  enterAs(member);
  await refreshMember();
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await closePage();
});

const press = async () => fireEvent.click(await screen.findByTitle('Refresh balance'));
const said = () => toasts.peek().map(({ text }) => text);

describe('the balance that a member asks for', () => {
  it('says why it does not come', async () => {
    render(<HeaderBalance />);
    const body = JSON.stringify({ errcode: 500, code: 500, msg: 'Not now.' });
    line.disturb = () => ({ status: 200, body });
    await press();
    await waitFor(() => expect(said()).toEqual(['Not now.']));
    toasts.value = [];
    line.disturb = () => 'cut';
    await press();
    await waitFor(() =>
      expect(said()).toEqual(["Can't reach the service. Check your connection and try again."]),
    );
  });

  it('says that it needs a connection', async () => {
    render(<HeaderBalance />);
    line.disturb = () => 'cut';
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void (connection.value = 'offline'));
    await press();
    await waitFor(() => expect(said()).toEqual(['Needs a connection']));
  });

  it('says nothing when it comes', async () => {
    render(<HeaderBalance />);
    const count = line.sent.length;
    await press();
    await waitFor(() => expect(line.sent.length).toBeGreaterThan(count));
    await waitFor(() =>
      expect(screen.getByTitle('Refresh balance').getAttribute('aria-busy')).not.toBe('true'),
    );
    expect(said()).toEqual([]);
  });
});
