import { href, isPath } from '#src/navigation/paths.ts';

const WALLETS = '/wallets';

/** Address of the deposit screen; `undefined` in a build without one. */
export const depositHref = (): string | undefined =>
  isPath(WALLETS) ? href(WALLETS, { name: 'deposit', back: 1 }) : undefined;
