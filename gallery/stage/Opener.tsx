import { useState } from 'react';
import type { Elements } from '#src/lib/elements.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useIsAlone } from './is-alone.ts';

interface OpenerProps {
  readonly text: string;
  /** The overlay, and what closes it. */
  readonly children: (close: () => void) => Elements;
}

/** A button that opens an overlay. */
export function Opener({ text, children }: OpenerProps) {
  const [isOpen, setOpen] = useState(useIsAlone());
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
