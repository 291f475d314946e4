import { useEffect } from 'react';
import { readAwards } from '#src/contract/page/award-kinds.ts';
import type { Award } from '#src/contract/primitives.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { refreshBalance } from '#src/data/answers/refresh-member.ts';
import { useT } from '#src/i18n/t.ts';
import { closeOverlay, type OverlayProps } from '#src/navigation/overlay.ts';
import { useModal } from '#src/ui/modal/use-modal.ts';
import { AwardRow } from '#src/patterns/awards/AwardRow.tsx';
import { describeAward } from '#src/patterns/awards/describe-award.ts';
import styles from './RewardOverlay.module.css';

/** The awards that the member has just received. The balance is read again in any case. */
export default function RewardOverlay({ awards }: OverlayProps['reward']) {
  const list = readAwards(awards);
  const isEmpty = list.length === 0;
  useEffect(() => {
    if (isEmpty) closeOverlay();
    return () => void refreshBalance();
  }, [isEmpty]);
  return isEmpty ? null : <Reward awards={list} />;
}

function Reward({ awards }: { awards: readonly Award[] }) {
  const t = useT();
  const config = useConfig();
  const { ref, leave, events } = useModal({ isOpen: true, onClose: closeOverlay, isDismissable: true });
  return (
    <dialog ref={ref} className={styles.reward} aria-label={t('bonus.title')} {...events}>
      <div className={styles.content}>
        <h2 className={styles.title} tabIndex={-1}>
          {t('bonus.title')}
        </h2>
        <ul className={styles.list}>
          {awards.map((award, index) => (
            // Two awards of one kind may be in the list, and the order never changes.
            <AwardRow key={`${index}-${award.itemId}`} award={describeAward(award, config, t)} />
          ))}
        </ul>
        <button type="button" className={styles.continue} data-autofocus="" onClick={leave}>
          {t('bonus.continue')}
        </button>
      </div>
    </dialog>
  );
}
