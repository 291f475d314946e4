import { readSettings, type Settings } from '#server/settings.ts';
import { SettingError } from '#server/settings/reader.ts';
import { CommandError } from './command-error.ts';

export function checkedSettings(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    throw error instanceof SettingError ? new CommandError(error.message) : error;
  }
}
