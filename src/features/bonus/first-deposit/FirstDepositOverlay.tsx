import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ActivityConfig } from '#src/contract/config/bonus.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { language, useT } from '#src/i18n/t.ts';
import { dateTime } from '#src/lib/time.ts';
import { closeOverlay, leaveOverlayFor } from '#src/navigation/overlay.ts';
import { href, paths } from '#src/navigation/paths.ts';
import { AwardsText } from '#src/patterns/awards/AwardsText.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Facts } from '#src/ui/Facts/Facts.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { RichText } from '#src/ui/RichText/RichText.tsx';
import { Sheet } from '#src/ui/Sheet/Sheet.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import styles from './FirstDepositOverlay.module.css';

const FIRST_DEPOSIT = 44;

/** The offer for the first deposit: what it gives, and its conditions. No answer weighs more than the other. */
export default function FirstDepositOverlay() {
  const t = useT();
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(true);
  const config = useConfig();
  const offer = config?.activityList.find(({ activityType }) => activityType === FIRST_DEPOSIT);
  const deposit = () => leaveOverlayFor(href(paths.wallets, { name: 'deposit', back: 1 }), navigate);
  return (
    <Sheet
      title={offer?.name ?? t('bonus.firstDeposit')}
      closeLabel={t('common.close')}
      isOpen={isOpen}
      onClose={closeOverlay}
      footer={
        offer && (
          <div className={styles.answers}>
            <Button isWide onClick={() => setOpen(false)}>
              {t('bonus.notNow')}
            </Button>
            <Button isWide onClick={deposit}>
              {t('bonus.deposit')}
            </Button>
          </div>
        )
      }
    >
      {!config && <Skeleton shape="row" />}
      {config && !offer && <EmptyState scene="calm" title={t('common.notAvailable')} />}
      {config && offer && <Offer offer={offer} pictures={config.gameResourceUrl} />}
    </Sheet>
  );
}

function Offer({ offer, pictures }: { offer: ActivityConfig; pictures: string }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const endTime = useMember()?.activityMap[offer.id]?.endTime ?? offer.endTime;
  const { awards = [], desc, rule } = offer;
  const facts = [
    ...(awards.length > 0 ? [{ name: t('bonus.youGet'), value: <AwardsText awards={awards} /> }] : []),
    ...(endTime === undefined ? [] : [{ name: t('bonus.offerEnds'), value: dateTime(endTime, locale) }]),
  ];
  return (
    <div className={styles.offer}>
      <div className={styles.picture}>
        <Picture
          name={offer.name}
          base={`${pictures}${offer.image}`}
          widths={[480, 960]}
          sizes="(min-width: 40rem) 28rem, 92vw"
          ratio="banner"
        />
      </div>
      {desc && <p>{desc}</p>}
      {facts.length > 0 && (
        <div className={styles.facts}>
          <Facts facts={facts} />
        </div>
      )}
      {rule && (
        <section className={styles.conditions}>
          <h3 className={styles.title}>{t('bonus.conditions')}</h3>
          <RichText html={rule} />
        </section>
      )}
    </div>
  );
}
