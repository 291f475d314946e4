// What the platform says is read from a file for each language and area.
import { afterEach, expect, it, vi } from 'vitest';
import { textsOf } from '#server/languages/texts.ts';

const BROKEN = '#server/languages/es/social.ts';

afterEach(() => {
  vi.doUnmock(BROKEN);
});

it('is not English in place of a language whose file cannot be loaded: the start fails', async () => {
  vi.doMock(BROKEN, () => {
    throw new Error('A fault in this file');
  });
  await expect(textsOf('social')).rejects.toThrow();
});
