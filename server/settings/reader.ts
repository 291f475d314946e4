// Reads settings one by one; an invalid value is reported in one sentence.
import { isIP } from 'node:net';
import { type SettingName, SETTINGS } from './table.ts';

/** Its message is one sentence for the operator. */
export class SettingError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>;
export type Reader = ReturnType<typeof reader>;

export type Range = readonly [min: number, max: number];

export function reader(env: Environment) {
  const text = (name: SettingName, fallback: string) => env[name]?.trim() || fallback;
  return {
    text,
    number(name: SettingName, fallback: number, [min, max]: Range): number {
      const given = text(name, String(fallback));
      const value = Number(given);
      if (/^\d+$/.test(given) && value >= min && value <= max) return value;
      throw wrong(name, `a whole number from ${min} to ${max}`, given);
    },
    flag(name: SettingName, fallback: boolean): boolean {
      const given = text(name, fallback ? '1' : '0');
      if (given === '0' || given === '1') return given === '1';
      throw wrong(name, '0 or 1', given);
    },
    oneOf(name: SettingName, values: readonly string[], fallback: string): string {
      const given = text(name, fallback);
      if (values.includes(given)) return given;
      throw wrong(name, `one of ${values.join(', ')}`, given);
    },
    /** "" counts as absent. The message does not repeat an invalid address, which may contain a password. */
    matching(name: SettingName, pattern: RegExp, wanted: string): string {
      const given = text(name, '');
      if (given === '' || pattern.test(given)) return given;
      throw new SettingError(`${name} has to be ${wanted}.`);
    },
    /** Written into content policies unchanged. */
    url(name: SettingName): string {
      const given = text(name, SETTINGS.find((row) => row.name === name)?.fallback ?? '');
      const isUrl = /^https?:\/\/[^\s;,'"]+$/.test(given) && URL.canParse(given);
      if (isUrl) return given;
      throw wrong(name, 'an address like https://example.com/path', given);
    },
    origins(name: SettingName): string[] {
      const given = text(name, '')
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
      for (const part of given)
        if (!isOrigin(part)) throw wrong(name, 'an origin like https://example.com', part);
      return given;
    },
  };
}

function wrong(name: SettingName, wanted: string, given: string): SettingError {
  return new SettingError(`${name} has to be ${wanted}, not "${given}".`);
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
}

/** A value of fastify's `trustProxy`. */
export function proxies(given: string): false | number | string[] {
  if (/^\d{1,2}$/.test(given)) return Number(given) || false;
  const addresses = given.split(',').map((part) => part.trim());
  for (const part of addresses) {
    if (isIP(part.replace(/\/\d{1,3}$/, '')) === 0)
      throw wrong('TRUST_PROXY', "a count or proxies' addresses", part);
  }
  return addresses;
}
