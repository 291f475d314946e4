import { useState } from 'react';
import type { FailedReply } from '#src/contract/call.ts';
import type { UserInfo } from '#src/contract/member.ts';
import { useIsMutating } from '#src/data/mutations/lock.ts';
import { useDescribe, useReason } from '#src/patterns/form/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { showToast } from '#src/navigation/toast.ts';
import { Avatar } from '#src/ui/Avatar/Avatar.tsx';
import { FIGURES } from '#src/ui/Avatar/figures.ts';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { changeProfile, profileKey } from './actions.ts';
import { type ProfileCall, WITHOUT_PASSWORD } from './meanings.ts';
import styles from './PictureChoice.module.css';

const OWN = -1;
const PRESETS = FIGURES.map((_, index) => index);

/** Saved at once: the ring moves with the platform's answer. */
export function PictureChoice({ user }: { user: UserInfo }) {
  const t = useT();
  const [failed, setFailed] = useState<FailedReply<ProfileCall>>();
  const describe = useDescribe();
  const reason = useReason();
  const isBusy = useIsMutating(profileKey('avatar'));
  const current = user.avatarOther ? OWN : user.avatar;
  const choose = async (avatar: number) => {
    const reply = await changeProfile('avatar', { avatar, avatarOther: '' });
    setFailed(reply.ok ? undefined : reply);
    if (reply.ok) showToast(t('member.saved'), 'success');
  };
  return (
    <div className={styles.field}>
      <div className={styles.choice} role="radiogroup" aria-label={t('member.picture')} aria-busy={isBusy}>
        {(user.avatarOther ? [OWN, ...PRESETS] : PRESETS).map((index) => (
          <label key={index} className={styles.option}>
            <input
              type="radio"
              name="avatar"
              className={styles.mark}
              checked={index === current}
              disabled={isBusy || reason !== undefined}
              aria-label={
                index === OWN ? t('member.ownPicture') : t('member.pictureOf', { index: index + 1 })
              }
              onChange={() => void choose(index)}
            />
            <Avatar
              index={index === OWN ? user.avatar : index}
              picture={index === OWN ? user.avatarOther : ''}
            />
          </label>
        ))}
      </div>
      {reason && <small className={styles.reason}>{reason}</small>}
      <Problem text={failed && describe<ProfileCall>(failed, { meanings: WITHOUT_PASSWORD }).form} />
    </div>
  );
}
