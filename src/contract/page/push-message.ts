// What a push message says: a declarative message, which a browser that knows them shows by itself, and which the
// worker shows elsewhere. It contains no amount, no name and no token.
import * as v from 'valibot';

/** Names the format. */
export const DECLARATIVE = 8030;

export const PushMessage = v.object({
  web_push: v.literal(DECLARATIVE),
  notification: v.object({
    title: v.string(),
    body: v.string(),
    lang: v.string(),
    dir: v.picklist(['ltr', 'rtl']),
    /** A newer notification replaces an older one with the same tag. */
    tag: v.string(),
    /** Address of the screen that a tap opens. */
    navigate: v.string(),
  }),
});
export type PushMessage = v.InferOutput<typeof PushMessage>;
