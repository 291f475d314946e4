/** False if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  // Absent on an insecure origin.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    return false;
  }
}
