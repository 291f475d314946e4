import type { ComponentProps } from 'react';
import type { Elements } from '#src/lib/elements.ts';
import { PageBar } from '#src/ui/AppBar/AppBar.tsx';
import { Frame } from '#src/ui/Frame/Frame.tsx';

interface PageFrameProps extends Partial<ComponentProps<typeof Frame>> {
  readonly children: Elements;
}

/** A page of the app around a sample. */
export function PageFrame({ children, ...frame }: PageFrameProps) {
  return (
    <Frame
      header={<PageBar title="Wallet" backLabel="Back" onBack={() => {}} />}
      skipText="Skip to content"
      {...frame}
    >
      {children}
    </Frame>
  );
}
