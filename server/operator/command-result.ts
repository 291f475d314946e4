export interface CommandResult {
  /** Of the process: 1 if something was found or could not be done. */
  readonly code: 0 | 1;
  readonly output: string;
}
