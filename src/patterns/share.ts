// The system's sheet for sharing: one at a time, because a second one is refused as if something had failed.

let isOpen = false;

/** Resolves when the sheet has closed; `undefined` if one is open already. */
export function openShareSheet(data: ShareData): Promise<'closed' | 'failed'> | undefined {
  return isOpen ? undefined : open(data);
}

async function open(data: ShareData): Promise<'closed' | 'failed'> {
  isOpen = true;
  try {
    await navigator.share(data);
    return 'closed';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'failed';
  } finally {
    isOpen = false;
  }
}
