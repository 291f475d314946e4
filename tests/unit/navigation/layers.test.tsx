// @vitest-environment happy-dom
// Back closes what lies over a screen, one after the other, and never leaves the screen under it.
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { DialogSlot } from '#src/app/layers/DialogSlot.tsx';
import { listenToBack } from '#src/navigation/back.ts';
import { ask, dismissDialogs, openedDialogs } from '#src/navigation/dialog.ts';
import { closeOverlay, openedOverlay, openOverlay } from '#src/navigation/overlay.ts';
import { useLayer } from '#src/navigation/use-layer.ts';
import { goBack } from '#tests/support/page.ts';

beforeAll(() => listenToBack());
beforeEach(() => {
  navigate('/points');
  navigate('/member');
  render(<DialogSlot />);
});
afterEach(async () => {
  cleanup();
  openedOverlay.value = null;
  dismissDialogs();
  await arrived();
});

/** Nothing is on its way in the history. */
const arrived = () =>
  vi.waitFor(() => expect((history.state as { layers?: number } | null)?.layers ?? 0).toBe(0));

const goForward = async () => {
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.forward();
  await popped;
};

const question = (id: string, isFirm = false) => ({ id, title: id, text: id, confirm: 'Yes', isFirm });
/** Shown, with its entry. */
const opened = async (request: ReturnType<typeof question>) => {
  const answer = ask(request);
  await act(async () => {});
  return { answer };
};

const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
const dialogs = () => openedDialogs.peek().map(({ id }) => id);

describe('a dialog', () => {
  it('is closed by back with the answer no, on its screen', async () => {
    const { answer } = await opened(question('one'));
    await goBack();
    expect(await answer).toBe(false);
    expect([dialogs(), location.pathname]).toEqual([[], '/member']);
    await goBack();
    expect(location.pathname).toBe('/points');
  });

  it('leaves nothing in the history when it is answered, before what follows', async () => {
    const { answer } = await opened(question('one'));
    confirm();
    expect(await answer).toBe(true);
    navigate('/wallets');
    await goBack();
    expect(location.pathname).toBe('/member');
    await goBack();
    expect(location.pathname).toBe('/points');
  });

  it('over an overlay is closed alone, and the overlay by the next back', async () => {
    openOverlay('login', {});
    await opened(question('one'));
    await goBack();
    expect([dialogs(), openedOverlay.peek()?.name, location.pathname]).toEqual([[], 'login', '/member']);
    await goBack();
    expect([openedOverlay.peek(), location.pathname]).toEqual([null, '/member']);
    await goBack();
    expect(location.pathname).toBe('/points');
  });

  it('that waits for another one comes next', async () => {
    const answers = [(await opened(question('one'))).answer, (await opened(question('two'))).answer];
    await goBack();
    expect([await answers[0], dialogs()]).toEqual([false, ['two']]);
    await goBack();
    expect([await answers[1], dialogs(), location.pathname]).toEqual([false, [], '/member']);
  });

  it('that only its button closes stays, and so does the screen', async () => {
    const { answer } = await opened(question('one', true));
    for (let times = 0; times < 3; times += 1) {
      await goBack();
      expect([dialogs(), location.pathname]).toEqual([['one'], '/member']);
    }
    confirm();
    expect(await answer).toBe(true);
    await goBack();
    expect(location.pathname).toBe('/points');
  });

  it('stays when the overlay under it closes, and leaves nothing of either', async () => {
    openOverlay('login', {});
    const { answer } = await opened(question('one'));
    closeOverlay();
    expect(dialogs()).toEqual(['one']);
    confirm();
    await answer;
    await vi.waitFor(() => expect(history.state).not.toHaveProperty('overlay'));
    await goBack();
    expect(location.pathname).toBe('/points');
  });
});

describe('forward', () => {
  it('to a dialog that was closed shows the screen alone, which back leaves', async () => {
    await opened(question('one'));
    await goBack();
    await goForward();
    await arrived();
    expect([dialogs(), location.pathname]).toEqual([[], '/member']);
    await goBack();
    expect(location.pathname).toBe('/points');
  });

  it('to an overlay that was closed shows the screen alone, which back leaves', async () => {
    openOverlay('login', {});
    await goBack();
    await goForward();
    await vi.waitFor(() => expect(history.state).not.toHaveProperty('overlay'));
    expect([openedOverlay.peek(), location.pathname]).toEqual([null, '/member']);
    await goBack();
    expect(location.pathname).toBe('/points');
  });
});

it('a sheet of a screen is closed by back', async () => {
  const close = vi.fn();
  const sheet = renderHook(({ isOpen }) => useLayer(isOpen, close), { initialProps: { isOpen: true } });
  await goBack();
  expect([close.mock.calls.length, location.pathname]).toEqual([1, '/member']);
  sheet.rerender({ isOpen: false });
  await goBack();
  expect(location.pathname).toBe('/points');
});
