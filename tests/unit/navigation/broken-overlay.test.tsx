// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Slots } from '#src/app/layers/Slots.tsx';
import { openedOverlay, openOverlay } from '#src/navigation/overlay.ts';

vi.mock('#src/app/loading/on-demand.ts', () => ({
  overlays: {
    async notices() {
      return () => {
        throw new Error('It cannot be drawn.');
      };
    },
  },
}));

it('an overlay that fails closes, and leaves the screen below it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reportError = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reportError);
  render(
    <>
      <h1>Wallet</h1>
      <Slots />
    </>,
  );
  openOverlay('notices', {});
  await waitFor(() => expect(reportError).toHaveBeenCalledOnce());
  expect(openedOverlay.peek()).toBeNull();
  expect(screen.getByRole('heading', { name: 'Wallet' })).toBeTruthy();
});
