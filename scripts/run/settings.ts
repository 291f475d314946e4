import { readSettings, type Settings } from '#server/settings.ts';
import { SettingError } from '#server/settings/reader.ts';
import { ToldError } from './told-error.ts';

export function checkedSettings(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    throw error instanceof SettingError ? new ToldError(error.message) : error;
  }
}
