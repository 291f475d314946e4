// Small invented trees. The first file of a bad tree is the one the failure names.

export interface Examples {
  readonly bad: readonly { readonly says: string; readonly files: Readonly<Record<string, string>> }[];
  readonly good: readonly Readonly<Record<string, string>>[];
}
