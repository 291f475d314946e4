// An address for every screen, in the order in which tests visit them.
import { isSignInPath, paths } from '#src/navigation/paths.ts';

/** Something in place of the parameters. */
const addressOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '1');

/** A game fills the window in a frame of its own. */
const screens = Object.values(paths).filter((path) => path !== paths.gameStart);

export const signInAddresses: readonly string[] = screens.filter(isSignInPath).map(addressOf);

export const otherAddresses: readonly string[] = screens.filter((path) => !isSignInPath(path)).map(addressOf);

/** What most members see on most days. */
export const everyDayAddresses: readonly string[] = [
  paths.wallets,
  paths.member,
  paths.bonus,
  paths.mail,
  paths.vip,
];
