// What `getAfterLoginInfo` sends about the device: no identifier but the fingerprint.
import { timeZone } from '#src/lib/time-zone.ts';
import { languageHeader } from './language-header.ts';
import { isTouchMac } from './touch-mac.ts';

type Os = 'ios' | 'android' | 'windows' | 'macos' | 'linux' | 'other';

export const deviceInfo = () => ({
  os: operatingSystem(),
  deviceModel: '',
  messagingToken: '',
  phoneinfoJsonModel: JSON.stringify({
    screen: `${screen.width}x${screen.height}`,
    timeZone: timeZone(),
    language: languageHeader(),
    memory: (navigator as { deviceMemory?: number }).deviceMemory ?? 0,
  }),
});

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
