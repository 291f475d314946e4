/** `undefined` for what is no URL. Tried, because Node 20 has texts that `URL.canParse` takes and `new URL` does not. */
export function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
