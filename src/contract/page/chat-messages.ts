// Messages between the app and the chat, a document of the games' origin that runs the vendor's widget.
import * as v from 'valibot';
import type { ClientConfig } from '../config.ts';
import { gamesOriginOf } from './games-origin.ts';

const CHAT_PATH = '/frames/chat';

/** The only facts about the member that the vendor gets. */
export interface ToChat {
  readonly type: 'halcyon-chat';
  readonly isShown: boolean;
  /** The nickname; "" for a visitor. */
  readonly name: string;
  readonly language: string;
}

/**
 * `loaded`: the document waits for the app's message. `ready`: the widget can be used. `unread`: somebody answered.
 * `left`: the widget was closed by its own button. `failed`: the vendor cannot be reached.
 */
const ChatMessage = v.object({
  type: v.literal('halcyon-chat'),
  state: v.picklist(['loaded', 'ready', 'unread', 'left', 'failed']),
});
export type ChatState = v.InferOutput<typeof ChatMessage>['state'];

/** `undefined` for any other value. Check window and origin first. */
export function readChatMessage(data: unknown): ChatState | undefined {
  const result = v.safeParse(ChatMessage, data);
  return result.success ? result.output.state : undefined;
}

interface ChatDocument {
  readonly chat: NonNullable<ClientConfig['chat']>;
  /** Of the entry of customer service. */
  readonly serviceId: number;
  readonly language: string;
  readonly appOrigin: string;
  readonly platformOrigin: string;
}

/** The document answers only to the app's origin. */
export function chatDocument({ chat, serviceId, language, appOrigin, platformOrigin }: ChatDocument) {
  const origin = gamesOriginOf(chat, platformOrigin);
  const query = new URLSearchParams({ service: String(serviceId), origin: appOrigin, lang: language });
  return { origin, address: `${origin}${CHAT_PATH}?${query}` };
}
