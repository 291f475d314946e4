import { type RefObject, useLayoutEffect } from 'react';
import type { FrameSource } from '../session/frame-origin.ts';

/** Sends a game document to its loader page, whenever that page is loaded. */
export function useDocument(frame: RefObject<HTMLIFrameElement | null>, { origin, html }: FrameSource): void {
  useLayoutEffect(() => {
    if (html === undefined) return;
    const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      const page = frame.current?.contentWindow;
      const isOurs = page !== undefined && page !== null && source === page && from === origin;
      if (isOurs && isReady(data)) page.postMessage({ type: 'document', html }, origin);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frame, origin, html]);
}

const isReady = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && (data as { type?: unknown }).type === 'loader-ready';
