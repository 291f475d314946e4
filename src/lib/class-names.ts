/** Joins the class names that apply; undefined if none does, so that no empty attribute is written. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
