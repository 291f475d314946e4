import { useSignals } from '@preact/signals-react/runtime';
import { connection } from '#src/data/api/connection.ts';
import { outboxState } from '#src/data/events/outbox.ts';
import { deliverNow } from '#src/data/events/queue.ts';
import { useT } from '#src/i18n/t.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { CopyRow } from '#src/ui/CopyRow/CopyRow.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { DeliverySummary } from './DeliverySummary.tsx';
import { DeadLetters } from './DeadLetters.tsx';
import { type DeliveryState, useDelivery } from './queries.ts';
import styles from './DeliveryScreen.module.css';

/** Which of this device's events have not been delivered, and why. */
export default function DeliveryScreen() {
  const t = useT();
  const state = useDelivery();
  return (
    <div className={styles.delivery}>
      <p className={styles.intro}>{t('events.intro')}</p>
      {state ? <Standing state={state} /> : <Skeleton shape="row" />}
    </div>
  );
}

function Standing({ state }: { state: DeliveryState }) {
  useSignals();
  const t = useT();
  const isOffline = connection.value === 'offline';
  const isInMemory = outboxState.value === 'memory';
  return (
    <>
      {/* First, because what follows changes while events are sent. */}
      {state.installId && <CopyRow title={t('events.installation')} value={state.installId} />}
      <DeliverySummary state={state} />
      {isInMemory && <p role="note">{t('events.inMemory')}</p>}
      {state.waiting > 0 && (
        <Button isWide reason={isOffline ? t('common.needsConnection') : undefined} onClick={deliverNow}>
          {t('events.sendNow')}
        </Button>
      )}
      {state.deadLetters > 0 && <DeadLetters state={state} />}
    </>
  );
}
