/** False where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  // Absent on an address that is not secure.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    return false;
  }
}
