// @vitest-environment happy-dom
// A read is quiet behind rows that are shown; a screen without any says that it timed out.
import 'fake-indexeddb/auto';
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { RefreshFailure, Refreshing } from '#src/data/api/use-refresh.ts';
import { timedOut } from '#src/data/api/request.ts';
import { loadTexts } from '#src/i18n/load-texts.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { REASONS } from './quiet-calls.ts';

const refreshing = (kind?: RefreshFailure['kind']): Refreshing => ({
  failure: kind && { ok: false, kind },
  isBusy: false,
  again: () => {},
});

async function countTips(isRead: boolean, kind: RefreshFailure['kind']): Promise<number> {
  const listener = vi.fn<() => void>();
  const stop = timedOut.listen(listener);
  const { rerender, unmount } = render(
    <EmptyScreen title="Nothing" isRead={isRead} refreshing={refreshing()} />,
  );
  const failed = refreshing(kind);
  rerender(<EmptyScreen title="Nothing" isRead={isRead} refreshing={failed} />);
  rerender(<EmptyScreen title="Nothing" isRead={isRead} refreshing={failed} />);
  unmount();
  stop();
  return listener.mock.calls.length;
}

it('is said once by a screen that has nothing to show, and by no other failure', async () => {
  await loadTexts(['common']);
  expect(await countTips(true, 'timeout')).toBe(1);
  expect(await countTips(true, 'unreachable')).toBe(0);
  expect(await countTips(false, 'timeout')).toBe(0);
});

const FILES: Readonly<Record<string, string>> = import.meta.glob('../../../src/**/*.{ts,tsx}', {
  ...{ eager: true, query: '?raw', import: 'default' },
});

it('goes unsaid only where a reason is declared', () => {
  const quiet = Object.entries(FILES).filter(([, text]) => text.includes('isQuiet: true'));
  const places = quiet.map(([path]) => path.replace(/^.*\/src\//, ''));
  expect(places.sort()).toEqual(Object.keys(REASONS).sort());
});
