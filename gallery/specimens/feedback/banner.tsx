import type { ComponentProps } from 'react';
import { Banner } from '#src/ui/Banner/Banner.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { onPage, specimenOf } from '../../specimen.ts';
import { PageFrame } from '../../stage/PageFrame.tsx';

const banner = (props: ComponentProps<typeof Banner>) =>
  onPage(
    <PageFrame banner={<Banner {...props} />}>
      <p>The page goes on below the banner.</p>
    </PageFrame>,
    { isShort: true },
  );

const update = <Button isCompact>Update</Button>;

export const banners = specimenOf(
  { Banner },
  {
    tone: {
      offline: banner({ tone: 'offline', text: 'No connection. What you see may be old.' }),
      weak: banner({ tone: 'weak', text: 'The connection is weak.' }),
      good: banner({ tone: 'good', text: 'Back online' }),
      update: banner({ tone: 'update', text: 'A new version is here.', action: update }),
    },
    text: banner({ tone: 'good', text: undefined }),
    action: banner({ tone: 'update', text: 'A new version is here.', action: update }),
  },
);
