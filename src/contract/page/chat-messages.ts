// Messages between the app and the chat, a document of the games' origin that runs the vendor's widget.
import * as v from 'valibot';

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
