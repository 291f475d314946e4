import type { Context, Handler } from '../../api/context.ts';
import { readPicture } from '../../pictures/uploaded-picture.ts';
import { isRefusal } from '../../refusal.ts';
import { memberByToken } from '../../store/auth/sessions.ts';
import { addFeedback, feedbackListOf, openFeedback } from '../../store/support/feedback.ts';
import { imageAddress, keepImage } from '../../store/support/images.ts';
import { countSending, nameOf, type Sender } from '../../store/support/quota.ts';

const uploaded = (imageId: string) => ({ imageId, url: imageAddress(imageId) });

export const supportHandlers = {
  getCustomerServices: (async (context) => {
    const { platform } = await context.config(context.db);
    return { appCustomerServiceQueue: [...platform.customerServices] };
  }) satisfies Handler<'getCustomerServices'>,

  uploadImage: {
    prepare: async (context, { mime, base64 }) => {
      const sender = await senderOf(context);
      const tooMany = await countSending(context.db, 'pictures', sender);
      if (tooMany) return tooMany;
      const turn = sender.memberId === null ? sender.address : nameOf(sender);
      const bytes = await readPicture(turn, { mime, base64 });
      if (isRefusal(bytes)) return bytes;
      return async ({ db }) => {
        const kept = await keepImage(db, sender, bytes);
        return { kept, answer: uploaded(kept) };
      };
    },
    repeat: async (_context, _input, kept) => async () => ({ kept, answer: uploaded(kept) }),
  } satisfies Handler<'uploadImage'>,

  feedbackAdd: (async (context, input) => {
    const { config } = await context.config(context.db);
    const sender = await senderOf(context);
    const id = await addFeedback(context.db, input, { sender, rules: config.feedbackConfig });
    return isRefusal(id) ? id : { id };
  }) satisfies Handler<'feedbackAdd'>,

  feedbackList: (async ({ db, member }, input) =>
    feedbackListOf(db, member.id, input)) satisfies Handler<'feedbackList'>,

  feedbackDetail: (async ({ db, member }, { id }) =>
    openFeedback(db, member.id, id)) satisfies Handler<'feedbackDetail'>,
};

/** The calls are public, but what a signed-in member sends is theirs. */
async function senderOf({ db, token, client, now }: Context): Promise<Sender> {
  const member = token === '' ? null : await memberByToken(db, token, now);
  return { memberId: member?.id ?? null, fingerprint: client.fingerprint, address: client.address, now };
}
