// @vitest-environment happy-dom
// A text whose sanitiser does not arrive. What it does to markup is tested in a browser: e2e/app/injection.spec.ts.
import { cleanup, render, screen } from '@testing-library/react';
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
