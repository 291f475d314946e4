import { useSignals } from '@preact/signals-react/runtime';
import { operatingSystem } from '#src/data/api/device-info.ts';
import { environment } from '#src/data/api/environment.ts';
import { installState, isInstalledHere } from '#src/data/api/install-prompt.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { linkTo } from '#src/lib/address/own-address.ts';

/** `prompt`: the browser asks. `safari`: on a Mac. `menu`: only the browser's own menu leads there. */
export type InstallWay =
  | { readonly kind: 'installed' | 'prompt' | 'ios' | 'iosChrome' | 'safari' | 'menu' }
  | { readonly kind: 'link'; readonly href: string };

/** The best way to install the app on this device. */
export function useInstallWay(): InstallWay {
  useSignals();
  const state = installState.value;
  const downloadUrl = useConfig()?.clientConfig.downloadUrl ?? '';
  if (state === 'available') return { kind: 'prompt' };
  if (isInstalled()) return { kind: 'installed' };
  if (operatingSystem() === 'ios') return { kind: environment().isIosChrome ? 'iosChrome' : 'ios' };
  const link = linkTo(downloadUrl, location.origin);
  if (link) return { kind: 'link', href: link.href };
  return { kind: isSafari() ? 'safari' : 'menu' };
}

function isInstalled(): boolean {
  const { isHomeScreen, isWrapper } = environment();
  return isHomeScreen || isWrapper || isInstalledHere();
}

const isSafari = (): boolean => /Macintosh.* Version\/[\d.]+ Safari\//.test(navigator.userAgent);
