import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type ChatState, readChatMessage, type ToChat } from '#src/contract/page/chat-messages.ts';
import { connection } from '#src/data/api/connection.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { language, useT } from '#src/i18n/t.ts';
import { after } from '#src/lib/timing.ts';
import { endChat, hasUnreadChat, markUnreadChat } from '#src/navigation/chat.ts';
import { closeOverlay, openedOverlay } from '#src/navigation/overlay.ts';
import { showToast } from '#src/navigation/toast.ts';
import { track } from '#src/tracking/track.ts';
import { findOnlineService, type VendorChat } from './actions.ts';
import { leaveForPage } from './leave-chat.ts';

/** Milliseconds in which the widget has to be there. */
const PATIENCE_MS = 10_000;

export interface Chat {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly document: VendorChat | undefined;
  readonly isReady: boolean;
  /** Nothing can be loaded now. */
  readonly isAway: boolean;
}

/** The vendor's chat in its frame, from the first opening until the session ends or it fails. */
export function useChat(isOpen: boolean): Chat {
  useSignals();
  const isOffline = connection.value === 'offline';
  const [document, setDocument] = useState<VendorChat>();
  const [isReady, setReady] = useState(false);
  const isAway = isOffline && !document;
  const fail = useFail();
  useEffect(() => {
    if (isAway || document) return;
    let isCancelled = false;
    void findOnlineService().then((found) => {
      if (isCancelled) return;
      // The desk takes the place of this window.
      if (found?.isDesk) return;
      if (found) setDocument(found);
      else fail();
    }, fail);
    return () => {
      isCancelled = true;
    };
  }, [isAway, document, fail]);
  useEffect(() => {
    if (isAway || isReady) return;
    const timer = after(PATIENCE_MS, fail);
    return () => clearTimeout(timer);
  }, [isAway, isReady, fail]);
  const onState = (state: ChatState) => {
    if (state === 'ready') {
      setReady(true);
      track('chat_open');
    }
    if (state === 'failed') fail();
    if (state === 'left' && openedOverlay.peek()?.name === 'chat') closeOverlay();
    if (state === 'unread') markUnreadChat();
  };
  const frame = useFrame({ document, isOpen, onState });
  useEffect(() => {
    if (isOpen) hasUnreadChat.value = false;
  }, [isOpen]);
  return { frame, document, isReady, isAway };
}

/** The next tap begins anew; whoever still waits is led to the other ways. */
function useFail(): () => void {
  const t = useT();
  const latest = useRef(() => {});
  useEffect(() => {
    latest.current = () => {
      endChat();
      if (openedOverlay.peek()?.name !== 'chat') return;
      track('chat_fail');
      leaveForPage();
      showToast(t('service.chatFailed'), 'warning');
    };
  });
  return useCallback(() => latest.current(), []);
}

interface FrameOptions {
  readonly document: VendorChat | undefined;
  readonly isOpen: boolean;
  readonly onState: (state: ChatState) => void;
}

/** Accepts only messages of this frame, and tells it a nickname and a language. */
function useFrame({ document, isOpen, onState }: FrameOptions): RefObject<HTMLIFrameElement | null> {
  useSignals();
  const frame = useRef<HTMLIFrameElement>(null);
  const locale = language.value;
  const name = useMember()?.userInfo.nickname ?? '';
  const origin = document?.origin;
  const [isLoaded, setLoaded] = useState(false);
  const latest = useRef(onState);
  useEffect(() => {
    latest.current = onState;
  });
  useEffect(() => {
    if (origin === undefined) return;
    const hear = (event: MessageEvent<unknown>) => {
      const isOurs = event.source !== null && event.source === frame.current?.contentWindow;
      const state = isOurs && event.origin === origin ? readChatMessage(event.data) : undefined;
      if (state === 'loaded') setLoaded(true);
      else if (state) latest.current(state);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [origin]);
  useEffect(() => {
    if (!isLoaded || origin === undefined) return;
    const message: ToChat = { type: 'halcyon-chat', isShown: isOpen, name, language: locale };
    frame.current?.contentWindow?.postMessage(message, origin);
  }, [isLoaded, origin, isOpen, name, locale]);
  return frame;
}
