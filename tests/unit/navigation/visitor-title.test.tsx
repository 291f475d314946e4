// @vitest-environment happy-dom
// A visitor on a member's screen: its code is not loaded, and so nothing else loads the text of its title.
import 'fake-indexeddb/auto';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Access } from '#src/app/screens/Access.tsx';
import { useTitle } from '#src/app/shell/use-title.ts';
import { routeOf } from '#src/app/routes.ts';
import { paths } from '#src/navigation/paths.ts';

function Page() {
  const route = routeOf(paths.bonusTasks);
  const title = useTitle(route);
  return (
    <>
      <h1>{title}</h1>
      {route && (
        <Access route={route} isSignedIn={false}>
          <p>Tasks of a member</p>
        </Access>
      )}
    </>
  );
}

it('reads which screen it is', async () => {
  render(<Page />);
  expect(await screen.findByRole('heading', { name: 'Tasks' })).toBeTruthy();
});
