import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the loading bar appears after 200 ms and runs for 2 s, also where nothing may move', () => {
  const css = readFileSync('src/ui/LoadingBar/LoadingBar.module.css', 'utf8');
  const [moving, ...still] = [...css.matchAll(/animation: (.+);/g)].map(([, how]) => how);
  expect(moving).toBe('run 2s 200ms var(--ease) both');
  expect(still).toEqual(['appear 0s 200ms both']);
});
