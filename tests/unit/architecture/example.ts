// Small made-up trees. The first file of a bad one is the file that the failure names.

export interface Examples {
  readonly bad: readonly { readonly says: string; readonly files: Readonly<Record<string, string>> }[];
  readonly good: readonly Readonly<Record<string, string>>[];
}
