// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { routeOf } from '#src/app/routes.ts';
import { Header } from '#src/app/shell/Header.tsx';
import { PageEffects } from '#src/app/shell/PageEffects.tsx';
import { loadTexts } from '#src/i18n/load-texts.ts';
import { paths } from '#src/navigation/paths.ts';

function Page({ path }: { path: string }) {
  const route = routeOf(path);
  return (
    <>
      <PageEffects route={route} path={path} />
      <Header route={route} isSignedIn={false} name="Halcyon" />
    </>
  );
}

beforeEach(() => {
  document.title = '';
});
afterEach(cleanup);

it('shows and focuses the title of a screen once its texts have loaded', async () => {
  const { rerender } = render(<Page path={paths.home} />);
  expect(document.title).toBe('Games · Halcyon');
  rerender(<Page path={paths.aboutUs} />);
  const heading = screen.getByRole('heading');
  expect(heading.textContent).toBe('');
  expect(document.title).toBe('Games · Halcyon');
  expect(document.activeElement).toBe(document.body);
  await act(() => loadTexts(['legal']));
  expect(heading.textContent).toBe('About');
  expect(document.title).toBe('About · Halcyon');
  expect(document.activeElement).toBe(heading);
});
