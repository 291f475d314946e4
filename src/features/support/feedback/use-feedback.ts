import { useState } from 'react';
import {
  IMAGE_TOO_LARGE,
  IMAGE_TYPE_REFUSED,
  TOO_MANY_IMAGES,
  TOO_MANY_OPEN_FEEDBACKS,
} from '#src/contract/errors.ts';
import type { FeedbackConfig } from '#src/contract/config.ts';
import { useDraft } from '#src/data/member/use-draft.ts';
import { useT } from '#src/i18n/t.ts';
import { showToast } from '#src/navigation/toast.ts';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import { FEEDBACK_LOCK, type FeedbackCall, sendFeedback } from './actions.ts';
import { deviceFacts } from './device-facts.ts';
import { shrinkPictures } from './shrink-apart.ts';

const EMPTY = { typeId: 0, content: '', contact: '', hasFacts: false };
/** Apart from the text, so that a key press does not write the pictures again. */
const NO_PICTURES: { pictures: string[]; ids: string[] } = { pictures: [], ids: [] };

const MEANINGS = {
  [IMAGE_TYPE_REFUSED]: 'message',
  [IMAGE_TOO_LARGE]: 'message',
  [TOO_MANY_IMAGES]: 'message',
  [TOO_MANY_OPEN_FEEDBACKS]: 'message',
} as const;

export type PictureState = 'waiting' | 'sending' | 'failed' | 'sent';

export function useFeedback(rules: FeedbackConfig) {
  const t = useT();
  const text = useDraft('feedback', EMPTY);
  const pictures = usePictures(rules.imagesLimit);
  const { content, contact, hasFacts } = text.value;
  const typeId = text.value.typeId || (rules.typeList[0]?.id ?? 0);
  const whole = hasFacts ? `${content.trim()}\n\n${deviceFacts()}` : content.trim();
  const submission = useSubmission<FeedbackCall, 'content' | 'contact'>({
    key: FEEDBACK_LOCK,
    meanings: MEANINGS,
    fields: ['content', 'contact'],
    check(): Record<string, string> {
      if (content.trim() === '') return { content: t('common.fieldRequired') };
      return whole.length > rules.maxLength ? { content: t('support.tooLong') } : {};
    },
    async send() {
      const failed = await sendFeedback({
        ...pictures.sending,
        text: { typeId, content: whole, ...(contact.trim() && { contact: contact.trim() }) },
      });
      if (!failed) {
        pictures.drop();
        text.drop();
        showToast(t('support.sent'), 'success');
      }
      return failed;
    },
  });
  return { submission, text, typeId, length: whole.length, pictures };
}

/** Kept with the draft, together with the ids of those that were uploaded. */
function usePictures(limit: number) {
  const t = useT();
  const { value, change, drop } = useDraft('feedback.pictures', NO_PICTURES);
  const [isPreparing, setPreparing] = useState(false);
  const [current, setCurrent] = useState<{ index: number; isFailed: boolean }>();
  return {
    list: value.pictures,
    isPreparing,
    sending: {
      ...value,
      onUpload: (index: number) => setCurrent({ index, isFailed: false }),
      onUploaded: (ids: readonly string[]) => change({ ids: [...ids] }),
      onFailed: (index: number) => setCurrent({ index, isFailed: true }),
    },
    drop() {
      setCurrent(undefined);
      drop();
    },
    async add(files: readonly File[]) {
      setPreparing(true);
      for await (const picture of shrinkPictures(files)) {
        if (picture) change((latest) => ({ pictures: [...latest.pictures, picture].slice(0, limit) }));
        else showToast(t('support.unreadable'), 'warning');
      }
      setPreparing(false);
    },
    remove(index: number) {
      const without = (list: string[]) => list.filter((_, at) => at !== index);
      change(({ pictures, ids }) => ({
        pictures: without(pictures),
        ids: without(pictures.map((_, at) => ids[at] ?? '')),
      }));
      setCurrent(undefined);
    },
    stateOf(index: number): PictureState {
      if (value.ids[index]) return 'sent';
      if (current?.index !== index) return 'waiting';
      return current.isFailed ? 'failed' : 'sending';
    },
  };
}
