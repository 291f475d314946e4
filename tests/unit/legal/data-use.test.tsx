// @vitest-environment happy-dom
// Saving data: who decides, what changes, and how much was used.
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLightMode, isSlowOrMetered, lightChoice, recallLightChoice } from '#src/data/api/light-mode.ts';
import { database, db } from '#src/data/db/database.ts';
import { addDataUse, readDataUse } from '#src/data/db/data-use.ts';
import { DataUse } from '#src/features/legal/data-use/DataUse.tsx';
import { loadTexts } from '#src/i18n/load-texts.ts';
import { replaceProperty } from '#tests/support/device/replace-property.ts';
import { closePage } from '#tests/support/page.ts';

let marks: Set<string>;

beforeEach(async () => {
  await Promise.all([database(), loadTexts(['legal'])]);
  marks = new Set();
  vi.stubGlobal('caches', {
    open: async (name: string) => void marks.add(name),
    delete: async (name: string) => marks.delete(name),
  });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  lightChoice.value = undefined;
  await db.installation.clear();
  await closePage();
});

const line = (connection: object) => replaceProperty(navigator, 'connection', connection);
const toggle = () => screen.getByRole('switch', { name: 'Save data' });
const isOn = () => toggle().getAttribute('aria-checked') === 'true';
const press = () => act(async () => void fireEvent.click(toggle()));

describe('light mode', () => {
  it.each([
    [{}, false, false],
    [{ effectiveType: '4g' }, false, false],
    [{ effectiveType: '3g' }, false, true],
    [{ effectiveType: '2g' }, true, true],
    [{ effectiveType: 'slow-2g' }, true, true],
    [{ effectiveType: '4g', saveData: true }, true, true],
  ])('follows the device on %j', (connection, isLight, isSpared) => {
    line(connection);
    expect([isLightMode(), isSlowOrMetered()]).toEqual([isLight, isSpared]);
  });

  it('is switched on by a person, for the worker too, and on the next visit', async () => {
    line({ effectiveType: '4g' });
    render(<DataUse />);
    expect(isOn()).toBe(false);
    await press();
    expect([isOn(), isLightMode(), isSlowOrMetered()]).toEqual([true, true, true]);
    expect([...marks]).toEqual(['halcyon-light-on']);
    lightChoice.value = undefined;
    recallLightChoice();
    expect(isLightMode()).toBe(true);
  });

  it('says that the device asks for it, and is switched off all the same', async () => {
    line({ saveData: true });
    render(<DataUse />);
    expect(isOn()).toBe(true);
    expect(screen.getByText(/your device or your connection asks/)).toBeTruthy();
    await press();
    expect([isOn(), isLightMode(), isSlowOrMetered()]).toEqual([false, false, false]);
    expect([...marks]).toEqual(['halcyon-light-off']);
  });

  it('follows the device again once a person chooses what the device asks for', async () => {
    line({ effectiveType: '4g' });
    render(<DataUse />);
    await press();
    await press();
    expect([lightChoice.peek(), [...marks], localStorage.length]).toEqual([undefined, [], 0]);
  });
});

describe('the data used today', () => {
  it('is the sum of what page and worker report, and begins anew every day', async () => {
    const [today, tomorrow] = [new Date(2026, 10, 24, 23), new Date(2026, 10, 25, 1)];
    await addDataUse(db, 1_000_000, today);
    await addDataUse(db, 400_000, today);
    expect(await readDataUse(db, today)).toBe(1_400_000);
    expect(await readDataUse(db, tomorrow)).toBe(0);
    await addDataUse(db, 5, tomorrow);
    expect(await readDataUse(db, tomorrow)).toBe(5);
  });

  it('is shown', async () => {
    await addDataUse(db, 2_340_000);
    render(<DataUse />);
    expect(await screen.findByText('2.3 MB')).toBeTruthy();
  });
});
