/** Runs in a page: resolves once its worker keeps every file of the build. */
export async function allIsKept(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent) => {
      const { type, count, of } = data as { type: string; count?: number; of?: number };
      if (type === 'kept' && count === of) resolve();
    });
    active?.postMessage({ type: 'countKept', language: document.documentElement.lang });
  });
}
