import type { Elements } from '#src/lib/elements.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { receipt } from '#src/ui/Icon/shapes.ts';
import { KeptSheet } from '#src/ui/KeptSheet/KeptSheet.tsx';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Sheet } from '#src/ui/Sheet/Sheet.tsx';
import { specimenOf } from '../../specimen.ts';
import { useIsAlone } from '../../stage/is-alone.ts';
import { Opener } from '../../stage/Opener.tsx';
import { WithState } from '../../stage/WithState.tsx';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <ListRow key={index} icon={receipt} title={`Round ${index + 1}`} detail="Today" />
  ));

const sheet = (count: number, footer?: Elements) => (
  <Opener text="Open sheet">
    {(close) => (
      <Sheet title="Your rounds" closeLabel="Close" onClose={close} footer={footer}>
        {rows(count)}
      </Sheet>
    )}
  </Opener>
);

const play = (
  <Button variant="primary" isWide>
    Play on
  </Button>
);

const closing = (
  <Opener text="Open sheet">
    {(close) => (
      <WithState<boolean> start>
        {(isOpen, set) => (
          <Sheet title="Close it" closeLabel="Close" isOpen={isOpen} onClose={close}>
            <Button isWide onClick={() => set(false)}>
              Close with its exit
            </Button>
          </Sheet>
        )}
      </WithState>
    )}
  </Opener>
);

const named = (
  <Opener text="Open sheet">
    {(close) => (
      <Sheet title="Kingfisher" isName closeLabel="Close" onClose={close}>
        {rows(3)}
      </Sheet>
    )}
  </Opener>
);

export const sheets = specimenOf(
  { Sheet },
  {
    plain: sheet(3),
    isName: named,
    footer: sheet(3, play),
    'longer than the window': sheet(30, play),
    isOpen: closing,
  },
);

function Kept() {
  return (
    <WithState start={useIsAlone()}>
      {(isOpen, set) => (
        <>
          <Button aria-haspopup="dialog" onClick={() => set(true)}>
            Open sheet
          </Button>
          <KeptSheet title="Customer service" closeLabel="Close" isOpen={isOpen} onClose={() => set(false)}>
            {rows(4)}
          </KeptSheet>
        </>
      )}
    </WithState>
  );
}

export const keptSheet = specimenOf({ KeptSheet }, { isOpen: <Kept /> });
