/** A setting as docs/settings.md lists it. */
export interface SettingRow {
  readonly name: string;
  /** As it is written in the environment. */
  readonly fallback: string;
  readonly meaning: string;
}
