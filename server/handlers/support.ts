import { NOT_FOUND } from '#src/contract/errors.ts';
import type { CustomerServiceEntry } from '#src/contract/support.ts';
import { appOriginFor, gamesOriginFor } from '../addresses/launch-address.ts';
import type { Context, Handler, ReadContext } from '../calls/context.ts';
import { chatAddress } from '../addresses/chat-address.ts';
import { readPicture } from '../image-decoding/uploaded-picture.ts';
import { isRefusal, refuse } from '../refusals/refusal.ts';
import { memberByToken } from '../store/member/sessions.ts';
import { isVendors } from '../store/support/customer-services.ts';
import { deskAmong, deskState, readDesk, sendToDesk, sentToDesk } from '../store/support/desk.ts';
import { addFeedback, feedbackListOf, openFeedback, replyToFeedback } from '../store/support/feedback.ts';
import { imageAddress, keepImage } from '../store/support/images.ts';
import { countSending, nameOf, type Sender } from '../store/support/quota.ts';
import type { Db } from '../database/tables/tables.ts';

const uploaded = (imageId: string) => ({ imageId, url: imageAddress(imageId) });

export const supportHandlers = {
  getCustomerServices: (async (context) => {
    const { platform } = await context.config(context.db);
    const desk = deskAmong(platform.customerServices);
    return {
      appCustomerServiceQueue: platform.customerServices.map((entry) => withAddress(entry, context)),
      ...(desk && { desk: await deskState(context.db, desk, context.now) }),
    };
  }) satisfies Handler<'getCustomerServices'>,

  uploadImage: {
    prepare: async (context, { mime, base64 }) => {
      const sender = await senderOf(context);
      const bytes = await readSent(context.db, sender, { mime, base64 });
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

  feedbackReply: (async (context, input) => {
    const { config } = await context.config(context.db);
    const sender = memberSender(context);
    return replyToFeedback(context.db, input, { sender, rules: config.feedbackConfig });
  }) satisfies Handler<'feedbackReply'>,

  deskHistory: (async (context, input) => {
    const { db, member, now } = context;
    const desk = await deskHere(context);
    if (!desk) return refuse(NOT_FOUND);
    return { ...(await readDesk(db, member.id, input)), desk: await deskState(db, desk, now) };
  }) satisfies Handler<'deskHistory'>,

  deskSend: {
    prepare: async (context, { picture, ...message }) => {
      const sender = memberSender(context);
      if (!(await deskHere(context))) return refuse(NOT_FOUND);
      const bytes = picture ? await readSent(context.db, sender, picture) : null;
      if (isRefusal(bytes)) return bytes;
      return async ({ db }) => {
        const sent = await sendToDesk(db, { ...message, picture: bytes }, sender);
        return isRefusal(sent) ? sent : { kept: '', answer: sent };
      };
    },
    // The message is in the conversation, so nothing of it is remembered beside it.
    repeat: async ({ db, member }, { key }) => {
      const sent = await sentToDesk(db, member.id, key);
      return sent ? async () => ({ kept: '', answer: sent }) : refuse(NOT_FOUND);
    },
  } satisfies Handler<'deskSend'>,
};

async function readSent(db: Db, sender: Sender, picture: { mime: string; base64: string }) {
  const tooMany = await countSending(db, 'pictures', sender);
  if (tooMany) return tooMany;
  return readPicture(sender.memberId === null ? sender.address : nameOf(sender), picture);
}

const deskHere = async (context: Context) =>
  deskAmong((await context.config(context.db)).platform.customerServices);

function memberSender({ member, client, now }: ReadContext<'feedbackDetail'>) {
  const { fingerprint, address } = client;
  return { memberId: member.id, fingerprint, address, now };
}

function withAddress(entry: CustomerServiceEntry, { settings, client }: Context): CustomerServiceEntry {
  if (!isVendors(entry)) return entry;
  const appOrigin = appOriginFor(settings, client);
  const about = { serviceId: entry.id, appOrigin, language: client.language };
  return { ...entry, url: chatAddress(gamesOriginFor(settings, client.origin), about) };
}

/** The calls are public, but what a signed-in member sends is theirs. */
async function senderOf({ db, token, client, now }: Context): Promise<Sender> {
  const member = token === '' ? null : await memberByToken(db, token, now);
  return { memberId: member?.id ?? null, fingerprint: client.fingerprint, address: client.address, now };
}
