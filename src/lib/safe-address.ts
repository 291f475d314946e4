const SAFE = ['https:', 'mailto:', 'tel:'];

/** Of what a platform names, only addresses that run nothing here are offered. */
export const isSafeAddress = (address: string): boolean =>
  URL.canParse(address) && SAFE.includes(new URL(address).protocol);
