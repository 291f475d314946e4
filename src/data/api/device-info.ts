// What `getAfterLoginInfo` sends about the device: no identifier but the fingerprint.
import { timeZone } from '#src/lib/time-zone.ts';
import { serviceWorkers } from '#src/device/workers.ts';
import { languageHeader } from './language-header.ts';
import { isTouchMac } from './touch-mac.ts';

type Os = 'ios' | 'android' | 'windows' | 'macos' | 'linux' | 'other';

export const deviceInfo = async () => ({
  os: operatingSystem(),
  deviceModel: await deviceModel(),
  messagingToken: await messagingToken(),
  phoneinfoJsonModel: JSON.stringify({
    screen: `${screen.width}x${screen.height}`,
    timeZone: timeZone(),
    language: languageHeader(),
    memory: (navigator as { deviceMemory?: number }).deviceMemory ?? 0,
  }),
});

interface Hints {
  readonly getHighEntropyValues: (names: readonly string[]) => Promise<{ readonly model?: string }>;
}

/** Only browsers built on Chromium tell it, and "" on a desktop. */
async function deviceModel(): Promise<string> {
  const { userAgentData } = navigator as { userAgentData?: Partial<Hints> };
  const hints = await userAgentData?.getHighEntropyValues?.(['model']).catch(() => null);
  return hints?.model ?? '';
}

/** The address of this device at its push service; "" if it has no subscription. */
async function messagingToken(): Promise<string> {
  try {
    const registration = await serviceWorkers()?.getRegistration();
    const { pushManager } = (registration ?? {}) as Partial<ServiceWorkerRegistration>;
    return (await pushManager?.getSubscription())?.endpoint ?? '';
  } catch {
    return '';
  }
}

const PATTERNS: ReadonlyArray<readonly [RegExp, Os]> = [
  [/iPhone|iPad|iPod/, 'ios'],
  [/Android/, 'android'],
  [/Windows/, 'windows'],
  [/Mac OS X|Macintosh/, 'macos'],
  [/Linux/, 'linux'],
];

export function operatingSystem(): Os {
  const agent = navigator.userAgent;
  return isTouchMac() ? 'ios' : (PATTERNS.find(([pattern]) => pattern.test(agent))?.[1] ?? 'other');
}
