const SAFE = ['https:', 'mailto:', 'tel:'];

/** Only addresses of the platform that cannot run script here are used. */
export const isSafeAddress = (address: string): boolean =>
  URL.canParse(address) && SAFE.includes(new URL(address).protocol);
