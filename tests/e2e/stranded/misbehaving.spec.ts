// Storage that throws where no browser should, or never answers. The app starts, says what it does not keep, and blames
// no connection for it.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { tiles, usable } from '#tests/support/member-visit.ts';
import { recordRow } from './row.ts';

const NOTHING_KEPT = "This browser doesn't save data, so offline reading is off";
const LESS_KEPT = "This browser doesn't keep everything, so you may have to sign in again";

interface Fault {
  /** Run in the page before the app. */
  readonly spoil: () => void;
  readonly sees: string;
}

const FAULTS: Readonly<Record<string, Fault>> = {
  'a database that never opens': {
    spoil: () => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    },
    sees: NOTHING_KEPT,
  },
  'an outbox that never opens': {
    spoil: () => {
      const open = Reflect.get(IDBFactory.prototype, 'open') as (...given: unknown[]) => IDBOpenDBRequest;
      IDBFactory.prototype.open = function (...given) {
        return given[0] === 'halcyon-outbox'
          ? (new EventTarget() as IDBOpenDBRequest)
          : open.apply(this, given);
      };
    },
    sees: '',
  },
  'a list of databases that never comes': {
    spoil: () => {
      IDBFactory.prototype.databases = () => new Promise(() => {});
    },
    sees: '',
  },
  'rows that cannot be read': {
    spoil: () => {
      IDBObjectStore.prototype.get = () => {
        throw new DOMException('Internal error.', 'UnknownError');
      };
    },
    sees: NOTHING_KEPT,
  },
  'no IndexedDB at all': {
    spoil: () =>
      void Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true }),
    sees: NOTHING_KEPT,
  },
  'an IndexedDB that throws when it is named': {
    spoil: () =>
      void Object.defineProperty(globalThis, 'indexedDB', {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
        configurable: true,
      }),
    sees: NOTHING_KEPT,
  },
  'cookies that throw': {
    spoil: () => {
      const get = () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', { get, set: get });
    },
    sees: LESS_KEPT,
  },
  'caches, room and a worker that throw': {
    spoil: () => {
      const get = () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      };
      Object.defineProperty(globalThis, 'caches', { get, configurable: true });
      Object.defineProperty(Navigator.prototype, 'storage', { get });
      ServiceWorkerContainer.prototype.register = get;
    },
    sees: '',
  },
};

/** A sentence of what is not kept, or none, and never one of the connection. */
async function reads(page: Page, sentence: string): Promise<void> {
  await expect(page.getByText(/This browser doesn't/)).toHaveText(sentence ? [sentence] : []);
  const blame = page.getByText(/Connection is weak|Can't reach the service|You're offline/);
  await expect(blame.filter({ visible: true })).toHaveCount(0);
}

for (const [what, { spoil, sees }] of Object.entries(FAULTS)) {
  test(`${what} keeps nobody from the games and from signing in @long`, async ({ page }) => {
    await page.addInitScript(spoil);
    const wayOut = sees === NOTHING_KEPT ? 'from memory' : 'the rest is kept';
    await recordRow({ fault: what, sees: sees || 'nothing', wayOut }, async () => {
      await page.goto('/');
      await usable(page);
      await reads(page, sees);
    });
    // A screen that is not in the document, and waits for the database.
    await page.goto('/auth/login');
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await page.goto('/about-us/delivery');
    await expect(page.getByRole('main').getByText(/Events that couldn't be sent/)).toBeVisible();
    await page.goto('/');
    await expect(tiles(page).first()).toBeVisible();
    await reads(page, sees);
  });
}
