import { FEEDBACK_CLOSED } from '#src/contract/errors.ts';
import type { supportCalls } from '#src/contract/support.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { useDraft } from '#src/data/member/use-draft.ts';
import { useT } from '#src/i18n/t.ts';
import { trimmedMessage } from '#src/lib/text/message.ts';
import { Form } from '#src/patterns/form/Form.tsx';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { track } from '#src/tracking/track.ts';
import { replyLock, sendReply } from './actions.ts';

const EMPTY = { content: '' };

/** More about feedback that is under way; the draft is that of this conversation. */
export function ReplyForm({ id }: { id: number }) {
  const t = useT();
  const draft = useDraft(`feedback.reply.${id}`, EMPTY);
  const max = useConfig()?.feedbackConfig.maxLength ?? 0;
  const content = trimmedMessage(draft.value.content);
  const submission = useSubmission<typeof supportCalls.feedbackReply, 'content'>({
    key: replyLock(id),
    meanings: { [FEEDBACK_CLOSED]: 'message' },
    fields: ['content'],
    check(): Record<string, string> {
      if (content === '') return { content: t('common.fieldRequired') };
      return content.length > max ? { content: t('support.replyTooLong') } : {};
    },
    async send() {
      const failed = await sendReply(id, content);
      if (!failed) {
        draft.drop();
        track('feedback_reply');
      }
      return failed;
    },
  });
  return (
    <Form submission={submission} submitText={t('support.send')}>
      <TextArea
        label={t('support.reply')}
        rows={3}
        value={draft.value.content}
        error={submission.failure.fields['content']}
        counter={t('support.counter', { count: content.length, max })}
        onValue={(value) => {
          submission.clear('content');
          draft.change({ content: value });
        }}
      />
    </Form>
  );
}
