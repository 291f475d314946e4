import { describe, expect, it } from 'vitest';
import { handlers } from '#server/api/handlers.ts';
import { missingCalls } from '#server/api/handlers.ts';
import { API_PREFIX } from '#src/contract/envelope.ts';
import { calls } from '#src/contract/index.ts';
import { createTestPlatform } from '#tests/support/platform.ts';
import { COMMON } from '#tests/support/registration.ts';

/** The list only gets shorter: a new call comes with its handler. */
const CEILING = 44;

describe('the calls without a handler', () => {
  it('are on a list that only gets shorter', () => {
    const missing = Object.keys(missingCalls).sort();
    expect(missing.length).toBeLessThanOrEqual(CEILING);
    expect([...missing, ...Object.keys(handlers)].sort()).toEqual(Object.keys(calls).sort());
  });

  it('are answered with 404 in an envelope', async () => {
    const platform = await createTestPlatform();
    for (const name of Object.keys(missingCalls)) {
      const response = await platform.app.inject({
        method: 'POST',
        url: `${API_PREFIX}/${name}`,
        payload: COMMON,
      });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ errcode: 404, code: 404, data: null });
    }
    await platform.close();
  });
});
