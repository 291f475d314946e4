import { useEffect, useState } from 'react';
import type { AppConfigShell } from '#src/contract/config.ts';

/**
 * The picture as a file, empty until it has come: a browser opens its sheet within the tap only, so that nothing can be
 * fetched then. It is on the screen as well, and comes from a cache.
 */
export function useShared({
  shareConfig: { image },
  gameResourceUrl,
}: Pick<AppConfigShell, 'shareConfig' | 'gameResourceUrl'>): File[] {
  const [files, setFiles] = useState<File[]>([]);
  useEffect(() => {
    if (image === '' || typeof navigator.canShare !== 'function') return;
    const end = new AbortController();
    fetch(`${gameResourceUrl}${image}-960.webp`, { signal: end.signal })
      .then((response) => (response.ok ? response.blob() : undefined))
      .then((blob) => blob && setFiles([new File([blob], 'halcyon.webp', { type: blob.type })]))
      // Shared without it.
      .catch(() => {});
    return () => end.abort();
  }, [image, gameResourceUrl]);
  return files;
}
