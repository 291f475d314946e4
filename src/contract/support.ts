// Customer service and feedback.
import * as v from 'valibot';
import { area } from './call.ts';
import * as errors from './errors.ts';
import { Id, pagedFields, pageFields, text, Time } from './primitives.ts';
import { rows } from './rows.ts';
import { declareEvents } from './tracking/plan.ts';

/** An online service: a chat widget. */
export const ONLINE_SERVICE = 1;

/** In place of a licence: the platform's own desk. */
export const DESK = 'desk';

/** The type of feedback that a conversation with the desk is: of our own, so above 10000. */
export const DESK_TYPE = 10_001;
/** Characters of a message to the desk. */
export const DESK_TEXT_MAX = 1000;

export const CustomerServiceEntry = v.object({
  id: Id,
  name: v.string(),
  icon: v.optional(v.string()),
  sort: v.number(),
  /** `ONLINE_SERVICE`, or a page of another kind. */
  itemType: v.number(),
  /** Licence key of the chat provider, or `DESK`; an https address for other kinds. */
  param1: v.string(),
  /** Group; hours of the desk. */
  param2: v.optional(v.string(), ''),
  /** The document on the games' origin in which the chat provider's widget runs. */
  url: v.optional(v.string()),
});
export type CustomerServiceEntry = v.InferOutput<typeof CustomerServiceEntry>;

/** 0 sent, 1 answered, 2 closed. */
const FeedbackStatus = v.fallback(v.picklist([0, 1, 2]), 1);
type FeedbackStatus = v.InferOutput<typeof FeedbackStatus>;

export const FeedbackRow = v.object({
  id: Id,
  typeId: Id,
  summary: v.string(),
  status: FeedbackStatus,
  unread: v.boolean(),
  time: Time,
});
export type FeedbackRow = v.InferOutput<typeof FeedbackRow>;

export const FeedbackMessage = v.object({
  id: v.optional(Id),
  /** A sender that a later version adds counts as staff. */
  from: v.fallback(v.picklist(['member', 'staff']), 'staff'),
  content: v.string(),
  images: v.array(v.string()),
  time: Time,
});
export type FeedbackMessage = v.InferOutput<typeof FeedbackMessage>;

export const FeedbackDetail = v.object({
  id: Id,
  typeId: Id,
  status: FeedbackStatus,
  messages: rows(FeedbackMessage),
});
export type FeedbackDetail = v.InferOutput<typeof FeedbackDetail>;

export const DeskMessage = v.object({ ...FeedbackMessage.entries, id: Id });
export type DeskMessage = v.InferOutput<typeof DeskMessage>;

/** `open`: somebody is there. `from` and `until`: the hours of now, or the next ones. */
export const DeskState = v.object({
  open: v.boolean(),
  from: v.optional(Time),
  until: v.optional(Time),
});
export type DeskState = v.InferOutput<typeof DeskState>;

const DeskHistory = v.object({
  messages: rows(DeskMessage),
  /** There are older ones than these. */
  hasMore: v.boolean(),
  desk: DeskState,
});
export type DeskHistory = v.InferOutput<typeof DeskHistory>;

export const supportCalls = area({
  getCustomerServices: {
    input: v.object({}),
    output: v.object({
      appCustomerServiceQueue: rows(CustomerServiceEntry),
      /** Where one of them is the platform's own desk. */
      desk: v.optional(DeskState),
    }),
    access: 'public',
    errors: [],
  },
  uploadImage: {
    input: v.object({
      purpose: v.literal('feedback'),
      name: text(),
      mime: text(128),
      /** At most 200 KB; the size limit of a body applies first. */
      base64: v.string(),
    }),
    output: v.object({ imageId: v.string(), url: v.string() }),
    access: 'public',
    write: true,
    errors: [errors.IMAGE_TYPE_REFUSED, errors.IMAGE_TOO_LARGE],
  },
  feedbackAdd: {
    input: v.object({
      typeId: Id,
      /** `feedbackConfig.maxLength` is the limit. */
      content: text(100_000),
      imageIds: v.pipe(v.array(text(128)), v.maxLength(100)),
      contact: v.optional(text()),
    }),
    output: v.object({ id: Id }),
    access: 'public',
    write: true,
    errors: [errors.TOO_MANY_IMAGES, errors.TOO_MANY_OPEN_FEEDBACKS],
  },
  feedbackList: {
    input: v.object(pageFields),
    output: v.object(pagedFields(FeedbackRow)),
    access: 'member',
    errors: [],
  },
  feedbackDetail: { input: v.object({ id: Id }), output: FeedbackDetail, access: 'member', errors: [] },
  feedbackReply: {
    input: v.object({ id: Id, content: text(100_000) }),
    output: FeedbackDetail,
    access: 'member',
    write: true,
    errors: [errors.FEEDBACK_CLOSED],
  },
  /** The newest messages, those after one, or those before one; reading them marks the answers as read. */
  deskHistory: {
    input: v.object({ after: v.optional(Id), before: v.optional(Id) }),
    output: DeskHistory,
    access: 'member',
    errors: [],
  },
  deskSend: {
    input: v.object({
      content: text(DESK_TEXT_MAX),
      /** The message is stored once under it, however late it is sent again. */
      key: v.pipe(v.string(), v.uuid()),
      /** As in `uploadImage`. */
      picture: v.optional(v.object({ mime: text(128), base64: v.string() })),
    }),
    output: DeskMessage,
    access: 'member',
    write: true,
    errors: [errors.IMAGE_TYPE_REFUSED, errors.IMAGE_TOO_LARGE],
  },
});

export const supportEvents = declareEvents({
  desk_send: { when: 'A message to the desk of customer service is kept for sending.' },
  feedback_reply: { when: 'The platform has taken another message about feedback.' },
  feedback_send: { when: 'The platform has taken feedback.' },
  chat_open: { when: 'The chat with customer service is there, after a tap.' },
  chat_fail: { when: 'The chat could not be loaded, and its reader was led to the other ways.' },
});
