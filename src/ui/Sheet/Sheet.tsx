import { classNames } from '#src/lib/class-names.ts';
import type { Content } from '#src/lib/elements.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cross } from '../Icon/shapes.ts';
import { useModal } from '../modal/use-modal.ts';
import styles from './Sheet.module.css';
import { useDragToClose } from './use-drag-to-close.ts';

interface SheetProps {
  readonly title: string;
  /** The title is a name, which the browser's translation has to leave alone. */
  readonly isName?: boolean | undefined;
  readonly closeLabel: string;
  /** False plays the exit animation; otherwise the sheet is open while it is mounted. */
  readonly isOpen?: boolean;
  /** It has left the screen, by Escape, a drag, its button or `isOpen`: unmount it. */
  readonly onClose: () => void;
  /** Stays at the bottom while the content scrolls. */
  readonly footer?: Content;
  readonly children: Content;
}

/** Rises from the bottom of a phone, centred on a wide screen. `data-autofocus` inside takes the focus. */
export function Sheet({ title, isName, closeLabel, isOpen = true, onClose, footer, children }: SheetProps) {
  const { ref, isLeaving, leave, events } = useModal({ isOpen, onClose, isDismissable: true });
  const drag = useDragToClose(ref, leave);
  return (
    <dialog
      ref={ref}
      className={classNames(styles.sheet, isLeaving && styles.leaving)}
      aria-label={title}
      {...events}
    >
      <div className={styles.card}>
        <header className={styles.head} {...drag}>
          <h2 className={styles.title} tabIndex={-1} data-autofocus="" translate={isName ? 'no' : undefined}>
            {title}
          </h2>
          <IconButton icon={cross} label={closeLabel} onClick={leave} />
        </header>
        <div className={styles.content}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
