import { isDemoSafe, readSettings, type Settings } from '#server/settings/settings.ts';
import { type Environment, SettingError } from '#server/settings/reader.ts';
import { CommandError } from './command-error.ts';

export function checkedSettings(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    throw error instanceof SettingError ? new CommandError(error.message) : error;
  }
}

/** Shows text messages to a person who tries the app on this machine. */
export function withDevInbox(env: Environment): Environment {
  return { MESSAGE_OUTBOX: isDemoSafe(readSettings(env)) ? '1' : '0', ...env };
}
