import { Button } from '#src/ui/Button/Button.tsx';
import { LoadingBar } from '#src/ui/LoadingBar/LoadingBar.tsx';
import { PageCover } from '#src/ui/PageCover/PageCover.tsx';
import { onPage, specimenOf } from '../../specimen.ts';
import { PageFrame } from '../../stage/PageFrame.tsx';

export const pageCover = specimenOf(
  { PageCover },
  {
    waiting: onPage(<PageCover name="Halcyon" />),
    children: onPage(
      <PageCover name="Halcyon">
        <p>A part of the app did not arrive.</p>
        <Button variant="primary">Try again</Button>
      </PageCover>,
    ),
  },
);

export const loadingBar = specimenOf(
  { LoadingBar },
  {
    plain: onPage(
      <PageFrame>
        <LoadingBar label="Loading" />
        <p>The next page is on its way.</p>
      </PageFrame>,
      { isShort: true },
    ),
  },
);
