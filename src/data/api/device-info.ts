// What `getAfterLoginInfo` sends about the device: no identifier but the fingerprint.
import { timeZone } from '#src/lib/time-zone.ts';
import { answered } from '#src/device/answered.ts';
import { pushSubscription } from '#src/device/workers.ts';
import { languageHeader } from './language-header.ts';
import { isTouchMac } from './touch-mac.ts';

type Os = 'ios' | 'android' | 'windows' | 'macos' | 'linux' | 'other';

export async function deviceInfo() {
  const [model, token] = await Promise.all([deviceModel(), messagingToken()]);
  return {
    os: operatingSystem(),
    deviceModel: model,
    messagingToken: token,
    phoneinfoJsonModel: JSON.stringify({
      screen: `${screen.width}x${screen.height}`,
      timeZone: timeZone(),
      language: languageHeader(),
      memory: (navigator as { deviceMemory?: number }).deviceMemory ?? 0,
    }),
  };
}

interface Hints {
  readonly getHighEntropyValues: (names: readonly string[]) => Promise<{ readonly model?: string }>;
}

/** Only browsers built on Chromium tell it, and "" on a desktop. */
async function deviceModel(): Promise<string> {
  const { userAgentData } = navigator as { userAgentData?: Partial<Hints> };
  const hints = await userAgentData?.getHighEntropyValues?.(['model']).catch(() => null);
  return hints?.model ?? '';
}

/** Milliseconds: the first call of a member waits for it. */
const PATIENCE_MS = 1000;

/** The address of this device at its push service; "" if it has no subscription, or the service says nothing. */
const messagingToken = (): Promise<string> =>
  answered(pushSubscription(), PATIENCE_MS).then(
    (subscription) => subscription?.endpoint ?? '',
    () => '',
  );

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
