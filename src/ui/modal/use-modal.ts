import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface ModalOptions {
  /** Turning false plays the leaving motion. */
  readonly isOpen: boolean;
  /** Called once it is off the screen, whoever closed it. */
  readonly onClose: () => void;
  readonly isDismissable: boolean;
}

interface ModalState {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly isLeaving: boolean;
  readonly leave: () => void;
  readonly events: {
    readonly onCancel: (event: SyntheticEvent) => void;
    readonly onClose: () => void;
    readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  };
}

/** A native modal dialog: open while it is mounted, gone after its leaving motion. */
export function useModal({ isOpen, onClose, isDismissable }: ModalOptions): ModalState {
  const ref = useRef<HTMLDialogElement>(null);
  const [wantsToLeave, setWantsToLeave] = useState(false);
  const isLeaving = wantsToLeave || !isOpen;
  const leave = () => setWantsToLeave(true);
  useShown(ref);
  useGone({ ref, isLeaving, onClose });
  return {
    ref,
    isLeaving,
    leave,
    events: {
      onCancel(event) {
        event.preventDefault();
        if (isDismissable) leave();
      },
      // A browser closes it by itself when Escape is pressed twice.
      onClose: leave,
      onClick(event) {
        if (isDismissable && event.target === ref.current) leave();
      },
    },
  };
}

function useShown(ref: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!dialog.open) dialog.showModal();
    markModal();
    // React drops `autofocus` from the markup, and without it a browser would choose the close button.
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // Closing gives the focus back to where it was.
    return () => {
      dialog.close();
      markModal();
    };
  }, [ref]);
}

/** What lies behind a modal does not scroll: the styles know it by this. */
function markModal() {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog[open]') !== null);
}

function useGone({
  ref,
  isLeaving,
  onClose,
}: Pick<ModalState, 'ref' | 'isLeaving'> & Pick<ModalOptions, 'onClose'>) {
  const tell = useRef(onClose);
  useEffect(() => {
    tell.current = onClose;
  });
  useEffect(() => {
    if (!isLeaving) return;
    let isCurrent = true;
    const motions = ref.current?.getAnimations?.() ?? [];
    void Promise.allSettled(motions.map((motion) => motion.finished)).then(() => {
      if (isCurrent) tell.current();
    });
    return () => {
      isCurrent = false;
    };
  }, [ref, isLeaving]);
}
