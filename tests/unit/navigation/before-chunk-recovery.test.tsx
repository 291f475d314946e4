// @vitest-environment happy-dom
// A screen whose code fails before the code of the recovery has loaded.
import 'fake-indexeddb/auto';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#src/app/screens/ErrorBoundary.tsx';
import { loadPart } from '#src/app/loading/load-chunk.ts';
import { lazyScreen } from '#src/app/screens/load-screen.ts';
import { loadTexts } from '#src/i18n/load-texts.ts';

it('shows that the service cannot be reached, not an error of the app', async () => {
  await loadTexts(['common']);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Screen = lazyScreen(() => loadPart(() => Promise.reject(new TypeError('Failed to fetch'))));
  render(
    <ErrorBoundary place="/">
      <Screen fallback={<p>Loading</p>} />
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('heading', { name: "Can't reach the service" })).toBeDefined();
});
