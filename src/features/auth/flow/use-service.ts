import { useConfig } from '#src/data/config/use-config.ts';
import { brand } from '#src/lib/brand.ts';

export interface Service {
  readonly address: string;
  readonly write: () => void;
}

/** Whom to write to when nothing can be mended here. */
export function useService(): Service {
  const contacts = useConfig()?.clientConfig.contacts ?? [];
  const mail = contacts.find(({ url }) => url.startsWith('mailto:'));
  const { label, url } = mail ?? { label: brand.support, url: `mailto:${brand.support}` };
  return { address: label, write: () => location.assign(url) };
}
