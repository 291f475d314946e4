import { supportAddress } from '#src/data/config/support.ts';
import { useConfig } from '#src/data/config/use-config.ts';

export interface Service {
  readonly address: string;
  readonly write: () => void;
}

/** Contact for problems that cannot be solved here. */
export function useService(): Service {
  const address = supportAddress(useConfig()?.clientConfig);
  return { address, write: () => location.assign(`mailto:${address}`) };
}
