// The inbox.
import * as v from 'valibot';
import { area } from './call.ts';
import * as errors from './errors.ts';
import {
  Awards,
  claimFields,
  ClickType,
  Count,
  Id,
  Kind,
  pagedFields,
  pageFields,
  PAUSED,
  Time,
} from './primitives.ts';
import { declareEvents } from './tracking/plan.ts';

export const MailRow = v.object({
  id: Id,
  title: v.string(),
  summary: v.string(),
  type: v.number(),
  read: v.boolean(),
  hasAward: v.boolean(),
  received: v.boolean(),
  time: Time,
  expireTime: v.optional(Time),
});
export type MailRow = v.InferOutput<typeof MailRow>;

export const MailDetail = v.object({
  id: Id,
  title: v.string(),
  /** Restricted HTML, sanitised before it is shown. */
  content: v.string(),
  awards: Awards,
  /** Opening a mail marks it as read, so this is true. */
  read: v.boolean(),
  received: v.boolean(),
  time: Time,
  expireTime: v.optional(Time),
  /** One of a later version leads nowhere. */
  clickType: v.fallback(v.optional(ClickType), undefined),
  clickAction: v.optional(v.string()),
});
export type MailDetail = v.InferOutput<typeof MailDetail>;

const MailIds = v.pipe(v.array(Id), v.minLength(1), v.maxLength(50));

export const mailCalls = area({
  getMail2: {
    /** `endTime`: no mails newer than this, so that new ones do not shift the pages. */
    input: v.object({ ...pageFields, type: v.optional(Kind), endTime: v.optional(Time) }),
    output: v.object({ ...pagedFields(MailRow), unread: Count }),
    access: 'member',
    errors: [],
  },
  getMailDetail: {
    input: v.object({ id: Id }),
    output: MailDetail,
    access: 'member',
    errors: [errors.MAIL_UNKNOWN],
  },
  receiveMail: {
    input: v.union([v.object({ id: Id }), v.object({ ids: MailIds })]),
    /** `ids` of the mails for which it worked. */
    output: v.object({ ...claimFields, ids: v.array(Id) }),
    access: 'member',
    write: true,
    errors: [
      errors.CLAIM_EXPIRED,
      errors.MAIL_UNKNOWN,
      errors.NO_ATTACHMENT,
      errors.ATTACHMENT_RECEIVED,
      ...PAUSED,
    ],
  },
  delMail: {
    /** `force` also deletes a mail with an attachment that was not received. */
    input: v.object({ ids: MailIds, force: v.optional(v.boolean()) }),
    /** Ids that were deleted. */
    output: v.object({ ids: v.array(Id) }),
    access: 'member',
    write: true,
    errors: [errors.MAIL_UNKNOWN, errors.ATTACHMENT_NOT_RECEIVED],
  },
});

export const mailEvents = declareEvents({
  mail_open: { when: 'A member opens a mail.' },
  mail_action: { when: 'A member presses the button of a mail.' },
  mail_delete: { when: 'A member deletes mails; once for all that were chosen.' },
});
