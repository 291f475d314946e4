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
  /** Changing to false plays the exit animation. */
  readonly isOpen: boolean;
  /** Called once it is off the screen, however it was closed. */
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

/** A native modal dialog: open while it is mounted, removed after its exit animation. */
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
      // Browsers close it themselves when Escape is pressed twice.
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
    // React drops `autofocus` from the markup, and without it a browser would focus the close button.
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // Closing restores the previous focus.
    return () => {
      dialog.close();
      markModal();
    };
  }, [ref]);
}

/** Marks the page behind a modal, so that the styles keep it from scrolling, and whether it has a scroll bar. */
export function markModal() {
  const root = document.documentElement;
  if (document.querySelector('dialog[open]'))
    root.dataset['modal'] ??= innerWidth > root.clientWidth ? 'scrolls' : '';
  else delete root.dataset['modal'];
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
