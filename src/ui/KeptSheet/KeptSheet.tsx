import { type MouseEvent, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import type { Content } from '#src/lib/elements.ts';
import { cross } from '../Icon/shapes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { markModal } from '../modal/use-modal.ts';
import styles from './KeptSheet.module.css';

interface KeptSheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: Content;
}

/** A tall sheet whose content stays alive while it is closed. */
export function KeptSheet({ title, closeLabel, isOpen, onClose, children }: KeptSheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    dialog.showModal();
    markModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog.close();
      markModal();
    };
  }, [isOpen]);
  const events = {
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      onClose();
    },
    // Browsers close it themselves when Escape is pressed twice.
    onClose: () => isOpen && onClose(),
    onClick: (event: MouseEvent) => event.target === ref.current && onClose(),
  };
  return (
    <dialog ref={ref} className={styles.sheet} aria-labelledby={titleId} {...events}>
      <div className={styles.card}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title} tabIndex={-1} data-autofocus="">
            {title}
          </h2>
          <IconButton icon={cross} label={closeLabel} onClick={onClose} />
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </dialog>
  );
}
