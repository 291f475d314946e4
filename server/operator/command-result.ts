export interface CommandResult {
  /** The exit code: 1 if something was found or could not be done. */
  readonly code: 0 | 1;
  readonly output: string;
}

export const done = (output: string): CommandResult => ({ code: 0, output });
export const refused = (output: string): CommandResult => ({ code: 1, output });
