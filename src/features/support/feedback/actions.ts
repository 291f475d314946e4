// Sends feedback: its pictures one after another, then the text with their ids.
import type { Failed, Input } from '#src/contract/call.ts';
import { supportCalls } from '#src/contract/support.ts';
import { underLock } from '#src/data/mutations/lock.ts';
import { mutate } from '#src/data/mutations/mutate.ts';
import { base64Of } from './shrink.ts';

export type FeedbackCall = typeof supportCalls.uploadImage | typeof supportCalls.feedbackAdd;
export const FEEDBACK_LOCK = 'feedback';

interface Sending {
  /** Data addresses. */
  readonly pictures: readonly string[];
  /** Ids of the pictures that were uploaded before; "" for the others. */
  readonly ids: readonly string[];
  readonly text: Omit<Input<typeof supportCalls.feedbackAdd>, 'imageIds'>;
  readonly onUpload: (index: number) => void;
  /** Kept at once, so that a picture is never sent twice. */
  readonly onUploaded: (ids: readonly string[]) => void;
  readonly onFailed: (index: number) => void;
}

/** `undefined` after success. */
export async function sendFeedback(sending: Sending): Promise<Failed<FeedbackCall> | undefined> {
  return underLock(FEEDBACK_LOCK, () => send(sending));
}

async function send(sending: Sending): Promise<Failed<FeedbackCall> | undefined> {
  const { pictures, text, onUpload, onUploaded, onFailed } = sending;
  const ids = pictures.map((_, index) => sending.ids[index] ?? '');
  for (const [index, picture] of pictures.entries()) {
    if (ids[index]) continue;
    onUpload(index);
    const reply = await upload(picture);
    if (!reply.ok) {
      onFailed(index);
      return reply;
    }
    ids[index] = reply.data.imageId;
    onUploaded([...ids]);
  }
  const reply = await mutate(
    supportCalls.feedbackAdd,
    { ...text, imageIds: ids },
    { subject: 'new', isQuiet: true },
  );
  return reply.ok ? undefined : reply;
}

/** Enough of the picture to tell it from others: the same key is used for it after a reload. */
const SUBJECT_LENGTH = 48;

function upload(picture: string) {
  const base64 = base64Of(picture);
  const input = { purpose: 'feedback', name: 'picture.jpg', mime: 'image/jpeg', base64 } as const;
  return mutate(supportCalls.uploadImage, input, { subject: base64.slice(-SUBJECT_LENGTH), isQuiet: true });
}
