// @vitest-environment happy-dom
// What keeps the app from reloading by itself.
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasUnsavedWork, listenForTyping } from '#src/app/updates/unsaved-work.ts';
import { database } from '#src/data/db/database.ts';
import { openGameId } from '#src/data/games/open-game.ts';
import { mutationsEnded, underLock } from '#src/data/mutations/lock.ts';

beforeAll(listenForTyping);
beforeEach(() => {
  document.body.innerHTML =
    '<form><input id="name"><textarea id="text"></textarea></form><input id="find" type="search">';
});
afterEach(async () => {
  document.body.innerHTML = '';
  openGameId.value = 0;
  const { db } = await database();
  await db.mutations.clear();
});

function type(id: string, text: string): void {
  const field = document.getElementById(id) as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('unsaved work', () => {
  it('is nothing on a screen that is only read', async () => {
    expect(await hasUnsavedWork()).toBe(false);
  });

  it.each(['name', 'text'])(
    'is text typed into "%s", until it is deleted or its screen is left',
    async (id) => {
      type(id, 'osprey');
      expect(await hasUnsavedWork()).toBe(true);
      type(id, '');
      expect(await hasUnsavedWork()).toBe(false);
      type(id, 'osprey');
      document.body.innerHTML = '';
      expect(await hasUnsavedWork()).toBe(false);
    },
  );

  it('is no search, which is in the address', async () => {
    type('find', 'osprey');
    expect(await hasUnsavedWork()).toBe(false);
  });

  it('is an open game', async () => {
    openGameId.value = 7;
    expect(await hasUnsavedWork()).toBe(true);
  });

  it('is a mutation under way, until its answer', async () => {
    let answer = () => {};
    const sending = underLock('addBankInfo', () => new Promise<void>((resolve) => (answer = resolve)));
    const ended = mutationsEnded();
    expect(await hasUnsavedWork()).toBe(true);
    answer();
    await Promise.all([sending, ended]);
    expect(await hasUnsavedWork()).toBe(false);
  });

  it('is a mutation that is still to be sent', async () => {
    const { db } = await database();
    const row = {
      requestId: 'r',
      memberId: 1,
      call: 'gameLike',
      subject: '7',
      input: {},
      createdAt: 1,
      attempts: 0,
    };
    await db.mutations.add(row);
    expect(await hasUnsavedWork()).toBe(true);
  });
});
