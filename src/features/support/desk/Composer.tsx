import { useRef, useState } from 'react';
import { DESK_TEXT_MAX } from '#src/contract/support.ts';
import { useDraft } from '#src/data/member/use-draft.ts';
import { useT } from '#src/i18n/t.ts';
import { trimmedMessage } from '#src/lib/text/message.ts';
import { showToast } from '#src/navigation/toast.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { track } from '#src/tracking/track.ts';
import { ChoosePictures } from '../feedback/ChoosePictures.tsx';
import { base64Of } from '../feedback/shrink.ts';
import { shrinkPictures } from '../feedback/shrink-apart.ts';
import styles from './Desk.module.css';
import { DESK_DRAFT, sendToDesk } from '#src/data/support/desk.ts';

const EMPTY = { content: '' };

/** A text, or a picture by itself; both are kept at once and sent when there is a line. */
export function Composer() {
  const t = useT();
  const draft = useDraft(DESK_DRAFT, EMPTY);
  const [isPreparing, setPreparing] = useState(false);
  const isKeeping = useRef(false);
  const content = trimmedMessage(draft.value.content);
  const isTooLong = content.length > DESK_TEXT_MAX;
  const send = async () => {
    const written = draft.value.content;
    if (content === '' || isTooLong || isKeeping.current) return;
    isKeeping.current = true;
    try {
      await sendToDesk({ content });
      // What was typed in between stays.
      draft.change((latest) => ({ content: withoutStart(latest.content, written) }));
      track('desk_send');
    } catch {
      showToast(t('common.failed'), 'warning');
    }
    isKeeping.current = false;
  };
  const sendPictures = async (files: readonly File[]) => {
    setPreparing(true);
    try {
      for await (const picture of shrinkPictures(files)) {
        if (picture) {
          await sendToDesk({ content: '', picture: base64Of(picture) });
          track('desk_send');
        } else showToast(t('support.unreadable'), 'warning');
      }
    } catch {
      showToast(t('common.failed'), 'warning');
    }
    setPreparing(false);
  };
  return (
    <form
      className={styles.write}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label={t('support.text')}
        rows={2}
        value={draft.value.content}
        error={isTooLong ? t('support.replyTooLong') : undefined}
        onValue={(value) => draft.change({ content: value })}
      />
      <div className={styles.buttons}>
        <ChoosePictures isPreparing={isPreparing} onChoose={(files) => void sendPictures(files)} />
        <Button type="submit" variant="primary">
          {t('support.send')}
        </Button>
      </div>
    </form>
  );
}

const withoutStart = (text: string, start: string): string =>
  text.startsWith(start) ? text.slice(start.length) : text;
