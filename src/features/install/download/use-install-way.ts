import { operatingSystem } from '#src/data/api/device-info.ts';
import { installState } from '#src/data/api/install-prompt.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { linkTo } from '#src/lib/own-address.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';

/** `prompt`: the browser asks. `menu`: only the browser's own menu leads there. */
export type InstallWay =
  | { readonly kind: 'installed' | 'prompt' | 'ios' | 'menu' }
  | { readonly kind: 'link'; readonly href: string };

/** The best way to install the app on this device. */
export function useInstallWay(): InstallWay {
  const state = useSignalValue(installState);
  const downloadUrl = useConfig()?.clientConfig.downloadUrl ?? '';
  if (state === 'installed') return { kind: 'installed' };
  if (state === 'available') return { kind: 'prompt' };
  if (operatingSystem() === 'ios') return { kind: 'ios' };
  const link = linkTo(downloadUrl, location.origin);
  return link ? { kind: 'link', href: link.href } : { kind: 'menu' };
}
