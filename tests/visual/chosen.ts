// The pictures that together hold the look. Languages, schemes and widths are spread over them, so that each meets each
// of the others.
import { expect, type Page } from '@playwright/test';
import type { Language } from '#src/i18n/languages.ts';
import { type Path, paths } from '#src/navigation/paths.ts';
import { openScreen } from '#tests/support/member-visit.ts';
import { textIn } from '#tests/support/routes/route-table.ts';
import { showOverlay } from '#tests/support/screens/overlays.ts';
import type { Scheme, Width } from '#tests/support/visual/looks.ts';

export interface ChosenView {
  readonly name: string;
  readonly language: Language;
  readonly scheme: Scheme;
  readonly width: Width;
  readonly isForVisitors?: true;
  readonly open: (page: Page, language: Language) => Promise<void>;
}

const at = (path: Path | '/nowhere') => async (page: Page) => {
  await openScreen(page, path);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
};

/** The form comes with the config, which says how one can sign in. */
const form = (path: Path) => async (page: Page) => {
  await at(path)(page);
  await expect(page.locator('main form')).toBeVisible();
};

const gameSheet = async (page: Page): Promise<void> => {
  await openScreen(page, paths.home);
  await showOverlay(page, 'gameDetails');
};

const reward = async (page: Page): Promise<void> => {
  await openScreen(page, paths.member);
  await showOverlay(page, 'reward');
};

async function signOutDialog(page: Page, language: Language): Promise<void> {
  await openScreen(page, paths.member);
  await page
    .getByRole('main')
    .getByRole('button', { name: await textIn(language, 'member.signOut') })
    .click();
  await page.getByRole('alertdialog').waitFor();
}

type Row = readonly [string, Language, Scheme, Width, ChosenView['open']];

const FOR_VISITORS: readonly Row[] = [
  ['visitor-lobby', 'ar', 'light', 390, at(paths.home)],
  ['sign-in', 'en-US', 'light', 390, form(paths.login)],
  ['sign-in-narrow', 'th', 'dark', 320, form(paths.login)],
  ['register', 'ar', 'dark', 1440, form(paths.register)],
];

const FOR_MEMBERS: readonly Row[] = [
  ['lobby', 'en-US', 'dark', 390, at(paths.home)],
  ['lobby-narrow', 'th', 'light', 320, at(paths.home)],
  ['lobby-wide', 'ar', 'dark', 1440, at(paths.home)],
  ['wallet', 'th', 'light', 390, at(paths.wallets)],
  ['wallet-narrow', 'ar', 'dark', 320, at(paths.wallets)],
  ['wallet-wide', 'en-US', 'light', 1440, at(paths.wallets)],
  ['bonus', 'th', 'dark', 390, at(paths.bonus)],
  ['bonus-narrow', 'en-US', 'light', 320, at(paths.bonus)],
  ['member', 'ar', 'dark', 390, at(paths.member)],
  ['member-wide', 'th', 'light', 1440, at(paths.member)],
  ['mail', 'en-US', 'dark', 320, at(paths.mail)],
  ['mail-wide', 'ar', 'light', 1440, at(paths.mail)],
  ['vip', 'en-US', 'dark', 1440, at(paths.vip)],
  ['empty', 'en-US', 'light', 390, at(paths.rewardRecord)],
  ['not-found', 'th', 'dark', 320, at('/nowhere')],
  // The last of their languages, because they stay open.
  ['sheet', 'ar', 'light', 320, gameSheet],
  ['reward', 'th', 'dark', 1440, reward],
  ['dialog', 'en-US', 'dark', 390, signOutDialog],
];

const chosenBy = ([name, language, scheme, width, open]: Row) => ({ name, language, scheme, width, open });

export const CHOSEN: readonly ChosenView[] = [
  ...FOR_VISITORS.map((row) => ({ ...chosenBy(row), isForVisitors: true as const })),
  ...FOR_MEMBERS.map(chosenBy),
];
