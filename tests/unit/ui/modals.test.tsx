// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { Sheet } from '#src/ui/Sheet/Sheet.tsx';

afterEach(cleanup);

describe('a sheet', () => {
  const facts = { title: 'Sign in', closeLabel: 'Close' };

  it('is a labelled modal dialog with the focus inside', () => {
    const show = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(
      <Sheet {...facts} onClose={() => {}}>
        Words
      </Sheet>,
    );
    const sheet = screen.getByRole('dialog', { name: 'Sign in' });
    expect(show).toHaveBeenCalledTimes(1);
    expect(sheet.contains(document.activeElement)).toBe(true);
    show.mockRestore();
  });

  it.each([
    ['reserves the space of its scroll bar', 15, 'scrolls'],
    ['reserves nothing if it has none', 0, ''],
  ])('keeps the page behind from moving: it %s', (_, barWidth, mark) => {
    const root = document.documentElement;
    vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(innerWidth - barWidth);
    const { unmount } = render(
      <Sheet {...facts} onClose={() => {}}>
        Words
      </Sheet>,
    );
    expect(root.dataset['modal']).toBe(mark);
    unmount();
    expect(root.dataset['modal']).toBeUndefined();
    vi.restoreAllMocks();
  });

  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    ['a tap beside it', () => fireEvent.click(screen.getByRole('dialog'))],
  ])('closes once by %s', async (_, close) => {
    const onClose = vi.fn();
    render(
      <Sheet {...facts} onClose={onClose}>
        Words
      </Sheet>,
    );
    close();
    close();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open on a tap inside it', () => {
    const onClose = vi.fn();
    const { container } = render(
      <Sheet {...facts} onClose={onClose}>
        <p>Words</p>
      </Sheet>,
    );
    fireEvent.click(container.querySelector('p')!);
    expect(container.querySelector('dialog')?.className).not.toContain('leaving');
  });

  it('closes when the app closes it', async () => {
    const onClose = vi.fn();
    const { rerender } = render(
      <Sheet {...facts} onClose={onClose}>
        Words
      </Sheet>,
    );
    rerender(
      <Sheet {...facts} isOpen={false} onClose={onClose}>
        Words
      </Sheet>,
    );
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
});

describe('a dialog', () => {
  it('returns one answer', async () => {
    const order: string[] = [];
    render(
      <Dialog
        title="Leave?"
        actions={[
          { text: 'Stay', run: () => order.push('stay') },
          { text: 'Leave', variant: 'primary', run: () => order.push('leave') },
        ]}
        onClose={() => order.push('closed')}
      >
        A round may be open.
      </Dialog>,
    );
    expect(screen.getByRole('alertdialog', { name: 'Leave?' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(order).toEqual(['leave']));
  });

  it('that is closed without an answer reports that', async () => {
    const [onClose, run] = [vi.fn(), vi.fn()];
    render(
      <Dialog title="Leave?" actions={[{ text: 'Leave', run }]} onClose={onClose}>
        Words
      </Dialog>,
    );
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(run).not.toHaveBeenCalled();
  });

  it('that needs an answer ignores Escape', () => {
    const onClose = vi.fn();
    const { container } = render(
      <Dialog title="Update" actions={[{ text: 'OK' }]} isDismissable={false} onClose={onClose}>
        Words
      </Dialog>,
    );
    const escape = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('alertdialog'), escape);
    expect(escape.defaultPrevented).toBe(true);
    expect(container.querySelector('dialog')?.className).not.toContain('leaving');
  });
});
