import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { FeedbackMessage } from '#src/contract/support.ts';
import { language, useT } from '#src/i18n/t.ts';
import { classNames } from '#src/lib/class-names.ts';
import { dateTime } from '#src/lib/time.ts';
import { useLayer } from '#src/navigation/use-layer.ts';
import { Sheet } from '#src/ui/Sheet/Sheet.tsx';
import styles from './Bubble.module.css';

interface BubbleProps {
  readonly message: Pick<FeedbackMessage, 'from' | 'content' | 'images' | 'time'>;
  /** In place of the time, while it is not sent. */
  readonly state?: string | undefined;
}

/** Text alone, however it was written; pictures open in a sheet. */
export function Bubble({ message: { from, content, images, time }, state }: BubbleProps) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const [shown, setShown] = useState<number>();
  const image = shown === undefined ? undefined : images[shown];
  const close = () => setShown(undefined);
  useLayer(image !== undefined, close);
  const name = (index: number) => t('support.picture', { number: index + 1 });
  return (
    <article className={classNames(styles.bubble, from === 'staff' && styles.staff)}>
      <small>{`${t(from === 'staff' ? 'support.fromStaff' : 'support.fromMember')} · ${state ?? dateTime(time, locale)}`}</small>
      {content !== '' && (
        <p className={styles.words} dir="auto">
          {content}
        </p>
      )}
      <div className={styles.pictures}>
        {images.map((address, index) => (
          <button
            key={address}
            type="button"
            aria-label={t('support.enlarge', { number: index + 1 })}
            onClick={() => setShown(index)}
          >
            <img className={styles.thumb} src={address} alt="" loading="lazy" />
          </button>
        ))}
      </div>
      {image !== undefined && shown !== undefined && (
        <Sheet title={name(shown)} closeLabel={t('support.close')} onClose={close}>
          <img className={styles.full} src={image} alt={name(shown)} />
        </Sheet>
      )}
    </article>
  );
}
