import { useConfig } from '#src/data/config/use-config.ts';
import { brand } from '#src/lib/brand.ts';

export interface Service {
  readonly address: string;
  readonly write: () => void;
}

/** Contact for problems that cannot be solved here. */
export function useService(): Service {
  const contacts = useConfig()?.clientConfig.contacts ?? [];
  const mail = contacts.find(({ url }) => url.startsWith('mailto:'));
  const { label, url } = mail ?? { label: brand.support, url: `mailto:${brand.support}` };
  return { address: label, write: () => location.assign(url) };
}
