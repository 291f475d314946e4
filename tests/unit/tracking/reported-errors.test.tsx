// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToFailures } from '#src/app/listeners/failures.ts';
import { renewFirstScreen } from '#src/app/first-screen/renew.ts';
import { database } from '#src/data/db/database.ts';
import type { OutboxRow } from '#src/data/db/tables/outbox-db.ts';
import { outbox } from '#src/data/events/outbox.ts';
import { useFirstScreenQuery } from '#src/data/db/use-first-screen-query.ts';
import { createEmitter } from '#src/lib/emitter.ts';

/** As in a browser, which refuses to run it as a method of anything else. */
function reportInPage(this: unknown, error: unknown): void {
  if (this !== undefined && this !== globalThis) throw new TypeError('Illegal invocation');
  dispatchEvent(new ErrorEvent('error', { error }));
}

class ReadError extends Error {
  override name = 'ReadError';
}
class ListenerError extends Error {
  override name = 'ListenerError';
}
class KeepError extends Error {
  override name = 'KeepError';
}

beforeEach(() => vi.stubGlobal('reportError', reportInPage));
afterEach(() => vi.unstubAllGlobals());

/** Kinds of the errors that will be delivered. */
async function kinds(): Promise<unknown[]> {
  const rows: OutboxRow[] = await (await outbox()).outbox.where('eventId').above('').toArray();
  const errors = rows.filter(({ eventName }) => eventName === 'error');
  return errors.map(({ eventProps }) => (eventProps as { kind?: string } | undefined)?.kind);
}

describe('an error that nobody handles becomes an event', () => {
  listenToFailures();

  it('from a live read of the first screen', async () => {
    const read = () => Promise.reject(new ReadError());
    renderHook(() => useFirstScreenQuery(read, undefined));
    await waitFor(async () => expect(await kinds()).toContain('ReadError'));
  });

  it('from the read that keeps the first screen', async () => {
    const { db } = await database();
    vi.spyOn(db.config, 'get').mockImplementation(() => {
      throw new KeepError();
    });
    renewFirstScreen();
    await waitFor(async () => expect(await kinds()).toContain('KeepError'));
  });

  it('from a listener, and the other listeners are called', async () => {
    const emitter = createEmitter<number>();
    const others = vi.fn();
    emitter.listen(() => {
      throw new ListenerError();
    });
    emitter.listen(others);
    emitter.emit(7);
    expect(others).toHaveBeenCalledWith(7);
    await waitFor(async () => expect(await kinds()).toContain('ListenerError'));
  });
});
