import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type GameMessage, readGameMessage, type ToGame } from '#src/contract/page/game-messages.ts';
import { connection } from '#src/data/api/connection.ts';

interface Channel {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Origin of the launch address. */
  readonly origin: string;
  readonly onMessage: (message: GameMessage) => void;
}

/** Accepts only contract messages from this frame and its own origin. */
export function useGameMessages({ frame, origin, onMessage }: Channel): (message: ToGame) => void {
  const latest = useRef(onMessage);
  useLayoutEffect(() => {
    latest.current = onMessage;
  });
  // A layout effect, so that the game's first message is not missed.
  useLayoutEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      const isOurs = event.source !== null && event.source === frame.current?.contentWindow;
      const message = isOurs && event.origin === origin ? readGameMessage(event.data) : undefined;
      if (message) latest.current(message);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frame, origin]);
  const tell = useCallback(
    (message: ToGame) => frame.current?.contentWindow?.postMessage(message, origin),
    [frame, origin],
  );
  useLine(tell);
  return tell;
}

/** When the connection returns, the game repeats a round whose answer was lost. */
function useLine(tell: (message: ToGame) => void): void {
  useSignals();
  const isOnline = connection.value === 'online';
  const lastSent = useRef(true);
  useEffect(() => {
    if (lastSent.current === isOnline) return;
    lastSent.current = isOnline;
    tell({ type: 'line', isOnline });
  }, [isOnline, tell]);
}
