import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog, type DialogAction } from '#src/ui/Dialog/Dialog.tsx';
import { type EachOf, specimenOf } from '../../specimen.ts';
import { Opener } from '../../stage/Opener.tsx';
import { WithState } from '../../stage/WithState.tsx';

type Variant = NonNullable<DialogAction['variant']>;

const STAY: DialogAction = { text: 'Stay' };

const dialog = (action: DialogAction, isDismissable = true) => (
  <Opener text="Open dialog">
    {(close) => (
      <Dialog title="Leave the game?" actions={[STAY, action]} isDismissable={isDismissable} onClose={close}>
        The round that is open is played to its end.
      </Dialog>
    )}
  </Opener>
);

const leaveBy = (variant: Variant) => dialog({ text: 'Leave', variant });

/** Closed from outside instead of by one of its buttons. */
const closing = (
  <Opener text="Open dialog">
    {(close) => (
      <WithState<boolean> start>
        {(isOpen, set) => (
          <Dialog title="Signing in elsewhere" isOpen={isOpen} actions={[{ text: 'Cancel' }]} onClose={close}>
            <span>It closes when the other window has answered. </span>
            <Button onClick={() => set(false)}>Answer</Button>
          </Dialog>
        )}
      </WithState>
    )}
  </Opener>
);

export const dialogs = specimenOf(
  { Dialog },
  {
    variant: {
      primary: leaveBy('primary'),
      quiet: leaveBy('quiet'),
      danger: leaveBy('danger'),
    } satisfies EachOf<Variant>,
    isOpen: closing,
    isDismissable: dialog({ text: 'Go on', variant: 'primary' }, false),
    'long labels': dialog({ text: 'Leave and lose the stake of this round', variant: 'danger' }),
  },
);
