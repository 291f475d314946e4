// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveBanners } from '#src/app/shell/LiveBanners.tsx';
import { db } from '#src/data/database.ts';
import { connection } from '#src/data/device/connection.ts';
import { refreshConfig } from '#src/data/refresh.ts';
import { paths } from '#src/navigation/paths.ts';
import { closePage, openPage } from '#tests/support/page.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  await openPage(platform, paths.home);
  await refreshConfig();
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await closePage();
});

describe('the line above every screen', () => {
  it('makes no clock ready that nobody looks at: the first one takes a slow phone a tenth of a second', async () => {
    const formatter = vi.spyOn(Intl, 'DateTimeFormat');
    connection.value = 'unsure';
    const read = vi.spyOn(db.config, 'get');
    render(<LiveBanners />);
    await waitFor(() => expect(read).toHaveBeenCalled());
    await act(() => read.mock.results[0]?.value);
    expect(formatter).not.toHaveBeenCalled();
  });

  it('without a connection says from when the screen is', async () => {
    const readAt = new Date(2026, 4, 3, 14, 5).getTime();
    await db.config.update('appConfig', { readAt });
    render(<LiveBanners />);
    connection.value = 'offline';
    expect(await screen.findByText(/2:05/)).toBeTruthy();
  });
});
