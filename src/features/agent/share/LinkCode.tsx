import { useEffect, useState } from 'react';
import { useT } from '#src/i18n/t.ts';
import styles from './LinkCode.module.css';

const loadQrCode = () => import('#src/ui/QrCode/QrCode.tsx').then(({ QrCode }) => QrCode);
type QrCode = Awaited<ReturnType<typeof loadQrCode>>;

/** For a friend who is near. It keeps its place while it loads; without it the link is still there. */
export function LinkCode({ link }: { link: string }) {
  const t = useT();
  const [QrCode, setQrCode] = useState<QrCode | null>();
  useEffect(() => {
    let isCancelled = false;
    const show = (loaded: QrCode | null) => isCancelled || setQrCode(() => loaded);
    loadQrCode().then(show, () => show(null));
    return () => {
      isCancelled = true;
    };
  }, []);
  if (QrCode === null) return null;
  return (
    <figure className={styles.code}>
      {QrCode && <QrCode text={link} label={t('agent.qr')} />}
      <figcaption>{t('agent.qrText')}</figcaption>
    </figure>
  );
}
