import { href, isPath } from '#src/navigation/paths.ts';

const WALLETS = '/wallets';

/** Where coin is paid in; nothing in a build that has no such screen. */
export const depositHref = (): string | undefined =>
  isPath(WALLETS) ? href(WALLETS, { name: 'deposit' }) : undefined;
