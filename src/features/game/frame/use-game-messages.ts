import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type GameMessage, readGameMessage, type ToGame } from '#src/contract/page/game-messages.ts';
import { connection } from '#src/data/api/connection.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';

interface Channel {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Of the launch address. */
  readonly origin: string;
  readonly onMessage: (message: GameMessage) => void;
}

/** Hears what this very frame says from its own origin, in the words of the contract, and nothing else. */
export function useGameMessages({ frame, origin, onMessage }: Channel): (message: ToGame) => void {
  const latest = useRef(onMessage);
  useLayoutEffect(() => {
    latest.current = onMessage;
  });
  // Before the frame is painted: its first word is not missed.
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

/** A round whose answer was lost is asked again by the game when the line returns. */
function useLine(tell: (message: ToGame) => void): void {
  const isOnline = useSignalValue(connection) === 'online';
  const told = useRef(true);
  useEffect(() => {
    if (told.current === isOnline) return;
    told.current = isOnline;
    tell({ type: 'line', isOnline });
  }, [isOnline, tell]);
}
