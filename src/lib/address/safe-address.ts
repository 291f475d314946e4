const SAFE = ['https:', 'mailto:', 'tel:'];

/** Of the platform's addresses, only those that cannot run script here are used. */
export const isSafeAddress = (address: string): boolean =>
  URL.canParse(address) && SAFE.includes(new URL(address).protocol);
