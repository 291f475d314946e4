// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { LiveBanners } from '#src/app/shell/LiveBanners.tsx';
import { db } from '#src/data/db/database.ts';
import { connection } from '#src/data/api/connection.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { paths } from '#src/navigation/paths.ts';
import { closePage, openPage } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

it.beforeEach(async ({ platform }) => {
  await openPage(platform, paths.home);
  await refreshConfig();
});
afterEach(async () => {
  cleanup();
  await closePage();
});

describe('the banner above every screen', () => {
  it('says offline how old the screen is', async () => {
    const readAt = new Date(2026, 4, 3, 14, 5).getTime();
    await db.config.update('appConfig', { readAt });
    render(<LiveBanners />);
    connection.value = 'offline';
    expect(await screen.findByText(/2:05/)).toBeTruthy();
  });
});
