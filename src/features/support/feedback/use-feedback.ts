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
import { trimmedMessage } from '#src/lib/text/message.ts';
import { showToast } from '#src/navigation/toast.ts';
import { useDescribe, useSubmission } from '#src/patterns/form/use-submission.ts';
import { type FormWording, NO_FAILURE } from '#src/patterns/form/failure.ts';
import { track } from '#src/tracking/track.ts';
import { FEEDBACK_LOCK, type FeedbackCall, resendPicture, sendFeedback } from './actions.ts';
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

type PictureState = 'waiting' | 'sending' | 'failed' | 'sent';

export function useFeedback(rules: FeedbackConfig) {
  const t = useT();
  const text = useDraft('feedback', EMPTY);
  const pictures = usePictures(rules.imagesLimit);
  const { content, contact, hasFacts } = text.value;
  const typeId = text.value.typeId || (rules.typeList[0]?.id ?? 0);
  const written = trimmedMessage(content);
  const whole = hasFacts ? `${written}\n\n${deviceFacts()}` : written;
  const describe = useDescribe();
  const wording: FormWording<FeedbackCall, 'content' | 'contact'> = {
    meanings: MEANINGS,
    fields: ['content', 'contact'],
  };
  const submission = useSubmission<FeedbackCall, 'content' | 'contact'>({
    key: FEEDBACK_LOCK,
    ...wording,
    check(): Record<string, string> {
      if (written === '') return { content: t('common.fieldRequired') };
      return whole.length > rules.maxLength ? { content: t('support.tooLong') } : {};
    },
    async send() {
      const failed = await sendFeedback({
        ...pictures.sending,
        text: {
          typeId,
          content: whole,
          ...(trimmedMessage(contact) && { contact: trimmedMessage(contact) }),
        },
      });
      if (!failed) {
        pictures.drop();
        text.drop();
        showToast(t('support.sent'), 'success');
        track('feedback_send');
      }
      return failed;
    },
  });
  return {
    ...{ submission, text, typeId, length: whole.length, pictures },
    async retry(index: number) {
      const failed = await resendPicture(index, pictures.sending);
      submission.fail(failed ? describe(failed, wording) : NO_FAILURE);
    },
  };
}

/** Kept with the draft, together with the ids of those that were uploaded. */
function usePictures(limit: number) {
  const t = useT();
  const { value, change, storeThenShow, drop } = useDraft('feedback.pictures', NO_PICTURES);
  const [isPreparing, setPreparing] = useState(false);
  const progress = useProgress();
  return {
    list: value.pictures,
    isPreparing,
    sending: {
      ...value,
      onUpload: (index: number) => progress.set(index, false),
      onUploaded: (index: number, imageId: string) => {
        progress.end();
        change(({ pictures, ids }) => ({
          ids: pictures.map((_, at) => (at === index ? imageId : (ids[at] ?? ''))),
        }));
      },
      onFailed: (index: number) => progress.set(index, true),
    },
    drop() {
      progress.forget();
      drop();
    },
    async add(files: readonly File[]) {
      setPreparing(true);
      for await (const picture of shrinkPictures(files)) {
        if (picture)
          // One that was chosen twice is kept once.
          await storeThenShow(({ pictures }) => ({
            pictures: [...new Set([...pictures, picture])].slice(0, limit),
          }));
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
      progress.remove(index);
    },
    stateOf(index: number): PictureState {
      return value.ids[index] ? 'sent' : progress.of(index);
    },
  };
}

/** Belongs to this page alone: after a reload nothing is under way, and nothing has failed. */
function useProgress() {
  const [uploading, setUploading] = useState<number>();
  const [failed, setFailed] = useState<readonly number[]>([]);
  return {
    of(index: number): PictureState {
      if (index === uploading) return 'sending';
      return failed.includes(index) ? 'failed' : 'waiting';
    },
    set(index: number, isFailed: boolean) {
      setUploading(isFailed ? undefined : index);
      setFailed((before) => [...before.filter((other) => other !== index), ...(isFailed ? [index] : [])]);
    },
    end: () => setUploading(undefined),
    forget: () => setFailed([]),
    remove: (index: number) =>
      setFailed((before) => before.filter((at) => at !== index).map((at) => (at > index ? at - 1 : at))),
  };
}
