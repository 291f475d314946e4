// Settings that a build reads, because the app or its build.json carries them.
import type { SettingRow } from '#server/settings/row.ts';

export const BUILD_SETTINGS = [
  {
    name: 'HALCYON_API',
    fallback: '',
    meaning: 'Origin of another platform that keeps the contract; empty means the one that serves the app.',
  },
  {
    name: 'HALCYON_APP_ID',
    fallback: 'halcyon',
    meaning: 'The `appId` that every call and event carries.',
  },
  {
    name: 'HALCYON_MIN_ID',
    fallback: '',
    meaning:
      'Id of the oldest build that may go on, for the `build.json` of a new one; `this` makes every earlier page update at once.',
  },
] as const satisfies readonly SettingRow[];

type BuildSettingName = (typeof BUILD_SETTINGS)[number]['name'];

export function buildSetting(name: BuildSettingName): string {
  return process.env[name] ?? BUILD_SETTINGS.find((row) => row.name === name)?.fallback ?? '';
}
