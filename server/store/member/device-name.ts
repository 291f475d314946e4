// Names of a member's devices, and roughly where they are.
import { isIPv4, isIPv6 } from 'node:net';
import { browserOf } from '#src/lib/user-agent.ts';
import type { Language } from '../../languages/language.ts';
import { textsOf } from '../../languages/texts.ts';

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const devices = await textsOf('devices');

export function deviceName(userAgent: string, language: Language): string {
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const known = [browserOf(userAgent)?.name, system].filter((name) => name !== undefined);
  return known.join(', ') || devices(language).device;
}

/** Never the full address. */
export function placeOf(address: string, language: Language): string {
  const { here, near, somewhere } = devices(language);
  const plain = address.replace(/^::ffff:/i, '');
  if (isIPv4(plain)) return placeOfV4(plain, { here, near });
  if (!isIPv6(plain)) return somewhere;
  if (plain === '::1') return here;
  if (/^(?:f[cd]|fe[89ab])/i.test(plain)) return near;
  return `${plain.split(':').slice(0, 2).join(':')}:…`;
}

function placeOfV4(address: string, { here, near }: { here: string; near: string }): string {
  if (address.startsWith('127.')) return here;
  if (/^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(address)) return near;
  return `${address.split('.').slice(0, 2).join('.')}.…`;
}
