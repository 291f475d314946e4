// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TrackedPopup } from '#src/app/layers/TrackedPopup.tsx';
import { listenToFailures } from '#src/app/listeners/failures.ts';
import { listenToInstallation } from '#src/app/listeners/installation.ts';
import { database, db } from '#src/data/db/database.ts';
import { outbox } from '#src/data/events/outbox.ts';
import { pathShape } from '#src/lib/address/path-shape.ts';

/** Everything that the observer watches counts as visible when a test says so. */
let watched: Array<{ element: Element; see: () => void }> = [];
const original = globalThis.IntersectionObserver;

beforeAll(async () => {
  await database();
  globalThis.IntersectionObserver = class {
    readonly #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe(element: Element) {
      const entry = { target: element, intersectionRatio: 0.5 } as unknown as IntersectionObserverEntry;
      watched.push({ element, see: () => this.#tell([entry], this as never) });
    }
    unobserve(element: Element) {
      watched = watched.filter((each) => each.element !== element);
    }
  } as never;
});
afterAll(() => {
  globalThis.IntersectionObserver = original;
});
beforeEach(async () => {
  watched = [];
  await Promise.all([
    (await outbox()).outbox.clear(),
    db.installation.where('key').equals('buildId').delete(),
  ]);
});
afterEach(cleanup);

const trackedEvents = async () =>
  (await (await outbox()).outbox.toArray()).map((row) => `${row.eventName} ${row.eventInterfaceId}`);

describe('an overlay', () => {
  it('is tracked when it opens, becomes visible, is first used and closes', async () => {
    const { unmount } = render(
      <TrackedPopup name="reward">
        <dialog open>
          <button type="button">Go on</button>
          <p>Words</p>
        </dialog>
      </TrackedPopup>,
    );
    const button = screen.getByRole('button');
    expect(watched.map(({ element }) => element)).toEqual([screen.getByRole('dialog')]);
    watched[0]?.see();
    fireEvent.click(screen.getByRole('dialog'));
    fireEvent.click(button);
    fireEvent.click(button);
    unmount();
    await waitFor(async () =>
      expect(await trackedEvents()).toEqual([
        'popup_show popup.reward',
        'view popup.reward',
        'click popup.reward',
        'popup_close popup.reward',
      ]),
    );
  });
});

describe('an installation', () => {
  it('is tracked when the app is added to the home screen', async () => {
    listenToInstallation();
    dispatchEvent(new Event('appinstalled'));
    await waitFor(async () => expect(await trackedEvents()).toEqual(['app_install ']));
  });

  it('is tracked once when the build changes, and not at the first start', async () => {
    listenToInstallation();
    await waitFor(async () => expect(await db.installation.get('buildId')).toBeTruthy());
    expect(await trackedEvents()).toEqual([]);
    await db.installation.put({ key: 'buildId', value: 'an earlier one' });
    listenToInstallation();
    await waitFor(async () => expect(await trackedEvents()).toEqual(['app_update development']));
    expect((await (await outbox()).outbox.toArray())[0]?.eventProps).toEqual({ from: 'an earlier one' });
    listenToInstallation();
    await waitFor(async () => expect((await db.installation.get('buildId'))?.value).toBe('development'));
    expect(await trackedEvents()).toEqual(['app_update development']);
  });
});

describe('a bug in the app', () => {
  it('is tracked once by its name and never with its message', async () => {
    listenToFailures();
    const error = new TypeError('nobody@example.com is not a function');
    dispatchEvent(Object.assign(new Event('error'), { error }));
    dispatchEvent(Object.assign(new Event('error'), { error }));
    await waitFor(async () => expect(await trackedEvents()).toEqual(['error TypeError']));
    const [row] = await (await outbox()).outbox.toArray();
    expect(row).toMatchObject({ eventShowType: 'page', eventRoomId: '', eventProps: { kind: 'TypeError' } });
    expect(JSON.stringify(row)).not.toContain('nobody');
  });
});

describe('an address without a screen', () => {
  it.each([
    ['/nowhere', '/nowhere'],
    ['/mail/12345', '/mail/:id'],
    ['/feedback/record/7f3a', '/feedback/record/:id'],
    ['/+639171234567', '/:id'],
    ['/ana@example.com', '/:id'],
    ['/Q0lFeyJhbGciOiJIUzI1NiJ9QQAAAAAAAA', '/:id'],
    ['/a/b/c/d/e/f', '/a/b/c/d'],
  ])('%s is tracked as %s', (path, shape) => {
    expect(pathShape(path)).toBe(shape);
  });
});
