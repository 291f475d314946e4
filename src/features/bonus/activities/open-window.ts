/**
 * Opens another site and says whether the browser did. With `noopener` the browser never says so; the site cannot reach
 * back all the same, because the opener is cut off before it loads.
 */
export function openWindow(address: string): boolean {
  const opened = window.open(address, '_blank');
  if (!opened) return false;
  opened.opener = null;
  return true;
}
