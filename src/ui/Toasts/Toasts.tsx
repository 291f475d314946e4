import { useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { alert, check, info } from '../Icon/shapes.ts';
import styles from './Toasts.module.css';

const ICONS = { info, success: check, warning: alert };

export interface ToastItem {
  readonly id: string;
  readonly text: string;
  readonly tone?: keyof typeof ICONS;
}

interface ToastsProps {
  readonly label: string;
  readonly toasts: readonly ToastItem[];
}

/** Above sheets and dialogs; the caller that shows a toast also removes it. */
export function Toasts({ label, toasts }: ToastsProps) {
  const region = useRef<HTMLOutputElement>(null);
  const newest = toasts.at(-1)?.id;
  // The top layer is in opening order, so each toast raises the region again.
  useEffect(() => {
    const element = region.current;
    if (newest === undefined || !element?.showPopover) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [newest]);
  return (
    <output ref={region} popover="manual" className={styles.region} aria-label={label}>
      {toasts.map(({ id, text, tone = 'info' }) => (
        <p key={id} className={styles.toast} data-tone={tone}>
          <Icon of={ICONS[tone]} isSmall />
          <span>{text}</span>
        </p>
      ))}
    </output>
  );
}
