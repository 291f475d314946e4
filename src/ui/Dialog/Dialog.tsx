import { useRef } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import type { Content } from '#src/lib/elements.ts';
import { Button } from '../Button/Button.tsx';
import { useModal } from '../modal/use-modal.ts';
import styles from './Dialog.module.css';

export interface DialogAction {
  readonly text: string;
  readonly variant?: 'primary' | 'quiet' | 'danger';
  /** Runs after the dialog has left the screen, instead of `onClose`. */
  readonly run?: () => void;
}

interface DialogProps {
  readonly title: string;
  readonly children: Content;
  /** All of the same size; the last one is primary. */
  readonly actions: readonly DialogAction[];
  readonly isOpen?: boolean;
  /** Whether Escape and a tap outside close it without an answer. */
  readonly isDismissable?: boolean;
  /** It has left the screen without one of the answers above. */
  readonly onClose: () => void;
}

/** Asks for a decision, above a sheet if one is open. */
export function Dialog({
  title,
  children,
  actions,
  isOpen = true,
  isDismissable = true,
  onClose,
}: DialogProps) {
  const chosen = useRef<DialogAction>(undefined);
  const finish = () => (chosen.current?.run ?? onClose)();
  const { ref, isLeaving, leave, events } = useModal({ isOpen, isDismissable, onClose: finish });
  const choose = (action: DialogAction) => {
    chosen.current ??= action;
    leave();
  };
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-label={title}
      className={classNames(styles.dialog, isLeaving && styles.leaving)}
      {...events}
    >
      <div className={styles.card}>
        <h2 className={styles.title} tabIndex={-1} data-autofocus="">
          {title}
        </h2>
        <div className={styles.text}>{children}</div>
        <div className={styles.actions}>
          {actions.map((action) => (
            <Button
              key={action.text}
              variant={action.variant ?? 'quiet'}
              isWide
              onClick={() => choose(action)}
            >
              {action.text}
            </Button>
          ))}
        </div>
      </div>
    </dialog>
  );
}
