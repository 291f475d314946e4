import { useId } from 'react';
import { useT } from '#src/i18n/t.ts';
import { classNames } from '#src/lib/class-names.ts';
import type { Content } from '#src/lib/elements.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { check, type IconShape, plus } from '#src/ui/Icon/shapes.ts';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import styles from './BindRow.module.css';

interface BindRowProps {
  readonly icon: IconShape;
  readonly title: string;
  /** Masked; "" if nothing is bound. */
  readonly bound: string;
  readonly isBusy?: boolean;
  readonly isOpen?: boolean;
  readonly onPress: () => void;
  /** The form below it while it is open. */
  readonly children?: Content;
}

/** One sign-in method: what is bound, or a button to bind it. */
export function BindRow({ icon, title, bound, isBusy, isOpen, onPress, children }: BindRowProps) {
  const t = useT();
  const formId = useId();
  if (bound !== '') {
    return (
      <li className={styles.row}>
        <span className={styles.head}>
          <Icon of={icon} />
          <Words title={title} detail={bound} />
          <span className={styles.bound}>
            <Icon of={check} isSmall />
            <span>{t('auth.bound')}</span>
          </span>
        </span>
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={classNames(styles.head, styles.button)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? formId : undefined}
        aria-busy={isBusy || undefined}
        onClick={onPress}
      >
        <Icon of={icon} />
        <Words title={title} />
        <span className={styles.add}>
          {isBusy ? <Spinner /> : <Icon of={plus} isSmall />}
          <span>{t('auth.bindAdd')}</span>
        </span>
      </button>
      {isOpen && (
        <div id={formId} className={styles.form}>
          {children}
        </div>
      )}
    </li>
  );
}

function Words({ title, detail }: { title: string; detail?: string }) {
  return (
    <span className={styles.words}>
      <span>{title}</span>
      {detail && (
        <bdi className={styles.detail} translate="no">
          {detail}
        </bdi>
      )}
    </span>
  );
}
