// The list of games in the lobby and on the search screen.
import type { Page } from '@playwright/test';

export const grid = (page: Page) => page.getByRole('region', { name: 'Games' }).getByRole('list');
export const shownGames = (page: Page) => grid(page).locator('a[href^="/game/start"]');
