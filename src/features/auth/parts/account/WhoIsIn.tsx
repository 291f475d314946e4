import { useT } from '#src/i18n/t.ts';
import { showToast } from '#src/navigation/toast.ts';
import { copy, user } from '#src/ui/Icon/shapes.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { useMember } from '../../queries.ts';
import { copyText } from '#src/lib/copy-text.ts';
import styles from './WhoIsIn.module.css';

export function WhoIsIn() {
  const t = useT();
  const member = useMember();
  if (!member) return null;
  const { userInfo } = member;
  const copyId = async () => {
    const isCopied = await copyText(String(userInfo.id));
    showToast(t(isCopied ? 'common.copied' : 'errors.generic'), isCopied ? 'success' : 'warning');
  };
  return (
    <div className={styles.who}>
      <span className={styles.picture}>
        <Icon of={user} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{userInfo.nickname}</p>
        <p className={styles.id}>
          <bdi>{t('auth.memberId', { id: userInfo.id })}</bdi>
        </p>
      </div>
      <IconButton icon={copy} label={t('account.copyId')} onClick={() => void copyId()} />
    </div>
  );
}
