// @vitest-environment happy-dom
// A text whose sanitiser does not arrive. What it does to markup is tested in a browser: e2e/app/injection.spec.ts.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(cleanup);

it('shows the words of a text without its markup when the sanitiser does not load', async () => {
  vi.resetModules();
  vi.doMock('#src/ui/RichText/sanitise.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { RichText } = await import('#src/ui/RichText/RichText.tsx');
  const markup = '<p>First</p><script>never()</script><ul><li>One</li><li onclick="never()">Two</li></ul>';
  const { container } = render(<RichText html={markup} />);
  await expect(import('#src/ui/RichText/sanitise.ts')).rejects.toThrow();
  const blocks = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(blocks).toEqual(['First', 'One\nTwo']);
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('changes the screen for a link to an address of the app, and leaves any other to the browser', async () => {
  vi.resetModules();
  vi.doMock('#src/ui/RichText/sanitise.ts', () => ({ sanitise: (html: string) => html }));
  const { RichText } = await import('#src/ui/RichText/RichText.tsx');
  history.replaceState(null, '', '/bonus');
  render(
    <RichText html='<a href="/faq?id=3">Help</a> <a href="#end">End</a> <a href="https://elsewhere.example/">Out</a>' />,
  );
  await screen.findByRole('link', { name: 'Help' });
  const left: string[] = [];
  const look = (event: Event) => {
    if (!event.defaultPrevented) left.push((event.target as Element).textContent ?? '');
    event.preventDefault();
  };
  document.addEventListener('click', look);
  for (const name of ['Out', 'End', 'Help']) fireEvent.click(screen.getByRole('link', { name }));
  fireEvent.click(screen.getByRole('link', { name: 'Help' }), { ctrlKey: true });
  document.removeEventListener('click', look);
  expect(left).toEqual(['Out', 'End', 'Help']);
  expect(location.pathname + location.search).toBe('/faq?id=3');
});
