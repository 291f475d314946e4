import { useState } from 'react';
import { DESK_TEXT_MAX } from '#src/contract/support.ts';
import { useDraft } from '#src/data/member/use-draft.ts';
import { useT } from '#src/i18n/t.ts';
import { showToast } from '#src/navigation/toast.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { track } from '#src/tracking/track.ts';
import { base64Of } from '../feedback/shrink.ts';
import { shrinkPictures } from '../feedback/shrink-apart.ts';
import styles from './Desk.module.css';
import { DESK_DRAFT, sendToDesk } from '#src/data/mutations/desk.ts';

const EMPTY = { content: '' };

/** A text, or a picture by itself; both are kept at once and sent when there is a line. */
export function Composer() {
  const t = useT();
  const draft = useDraft(DESK_DRAFT, EMPTY);
  const [isPreparing, setPreparing] = useState(false);
  const content = draft.value.content.trim();
  const isTooLong = content.length > DESK_TEXT_MAX;
  const send = async () => {
    if (content === '' || isTooLong) return;
    draft.drop();
    await sendToDesk({ content });
    track('desk_send');
  };
  const sendPictures = async (files: readonly File[]) => {
    setPreparing(true);
    for await (const picture of shrinkPictures(files)) {
      if (picture) {
        await sendToDesk({ content: '', picture: base64Of(picture) });
        track('desk_send');
      } else showToast(t('support.unreadable'), 'warning');
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
        <label className={styles.choose}>
          <span>{t(isPreparing ? 'support.preparing' : 'support.addPictures')}</span>
          <input
            className={styles.file}
            type="file"
            accept="image/*"
            multiple
            disabled={isPreparing}
            onChange={({ target }) => {
              void sendPictures([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </label>
        <Button type="submit" variant="primary">
          {t('support.send')}
        </Button>
      </div>
    </form>
  );
}
