import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { SignedOutState } from '#src/ui/SignedOutState/SignedOutState.tsx';
import { onPage, specimenOf } from '../../specimen.ts';
import { PageFrame } from '../../stage/PageFrame.tsx';

const retry = <Button variant="primary">Try again</Button>;

export const emptyState = specimenOf(
  { EmptyState },
  {
    scene: {
      calm: <EmptyState scene="calm" title="No mail yet" text="What we send you appears here." />,
      away: (
        <EmptyState scene="away" title="No connection" text="This needs a connection.">
          {retry}
        </EmptyState>
      ),
      lost: <EmptyState scene="lost" title="There is nothing here" text="The link may be old." />,
      storm: (
        <EmptyState scene="storm" title="Something went wrong" text="It was reported.">
          {retry}
        </EmptyState>
      ),
    },
    text: <EmptyState scene="calm" title="No rounds yet" text="The rounds that you play appear here." />,
    children: (
      <EmptyState scene="calm" title="No friends invited yet">
        <Button variant="primary">Share your link</Button>
      </EmptyState>
    ),
    'without text': <EmptyState scene="calm" title="No rounds yet" />,
    isPage: onPage(
      <PageFrame header={undefined} isNarrow>
        <EmptyState isPage scene="lost" title="There is nothing here" text="The link may be old." />
      </PageFrame>,
    ),
  },
);

export const signedOutState = specimenOf(
  { SignedOutState },
  { plain: <SignedOutState href="#SignedOutState" /> },
);
