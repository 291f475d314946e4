// Sends feedback: its pictures one after another, then the text with their ids.
import type { FailedReply, Input } from '#src/contract/call.ts';
import { supportCalls } from '#src/contract/support.ts';
import { underLock } from '#src/data/mutations/lock.ts';
import { mutate } from '#src/data/mutations/mutate.ts';
import { digestOf } from './digest.ts';
import { base64Of } from './shrink.ts';

export type FeedbackCall = typeof supportCalls.uploadImage | typeof supportCalls.feedbackAdd;
export const FEEDBACK_LOCK = 'feedback';

/** What becomes of a picture, by its place in the list. */
export interface PictureProgress {
  readonly onUpload: (index: number) => void;
  /** Kept at once, so that a picture is never sent twice. */
  readonly onUploaded: (index: number, imageId: string) => void;
  readonly onFailed: (index: number) => void;
}

interface Sending extends PictureProgress {
  /** Data addresses. */
  readonly pictures: readonly string[];
  /** Ids of the pictures that were uploaded before; "" for the others. */
  readonly ids: readonly string[];
  readonly text: Omit<Input<typeof supportCalls.feedbackAdd>, 'imageIds'>;
}

/** `undefined` after success. */
export async function sendFeedback(sending: Sending): Promise<FailedReply<FeedbackCall> | undefined> {
  return underLock(FEEDBACK_LOCK, () => send(sending));
}

/** One picture that failed, without the others and without the text. `undefined` after success. */
export async function resendPicture(
  index: number,
  { pictures, ...progress }: PictureProgress & Pick<Sending, 'pictures'>,
): Promise<FailedReply<FeedbackCall> | undefined> {
  return underLock(FEEDBACK_LOCK, async () => {
    const reply = await upload({ picture: pictures[index] ?? '', index, ...progress });
    return reply.ok ? undefined : reply;
  });
}

async function send(sending: Sending): Promise<FailedReply<FeedbackCall> | undefined> {
  const { pictures, text, ids, ...progress } = sending;
  const imageIds = [...ids];
  let failed: FailedReply<FeedbackCall> | undefined;
  for (const [index, picture] of pictures.entries()) {
    if (imageIds[index]) continue;
    const reply = await upload({ picture, index, ...progress });
    if (reply.ok) imageIds[index] = reply.data.imageId;
    else failed ??= reply;
    // A refused picture does not stop the others; a line that is down would.
    if (!reply.ok && reply.kind !== 'refused') break;
  }
  if (failed) return failed;
  const reply = await mutate(supportCalls.feedbackAdd, { ...text, imageIds }, { subject: 'new' });
  return reply.ok ? undefined : reply;
}

interface Upload extends PictureProgress {
  readonly picture: string;
  readonly index: number;
}

async function upload({ picture, index, onUpload, onUploaded, onFailed }: Upload) {
  onUpload(index);
  const base64 = base64Of(picture);
  const input = { purpose: 'feedback', name: 'picture.jpg', mime: 'image/jpeg', base64 } as const;
  // By its content, so that the same key is used for it after a reload.
  const subject = digestOf(base64);
  const reply = await mutate(supportCalls.uploadImage, input, { subject });
  if (reply.ok) onUploaded(index, reply.data.imageId);
  else onFailed(index);
  return reply;
}
