import type { Elements } from '#src/lib/elements.ts';
import { HomeBar, PageBar } from '#src/ui/AppBar/AppBar.tsx';
import { Balance } from '#src/ui/Balance/Balance.tsx';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { clock, mail, search, user } from '#src/ui/Icon/shapes.ts';
import { IconLink } from '#src/ui/IconButton/IconButton.tsx';
import { onPage, specimenOf } from '../../specimen.ts';
import { PageFrame } from '../../stage/PageFrame.tsx';

const short = { isShort: true };
const wide = { isShort: true, isDesktop: true };

const home = (children: Elements) => (
  <PageFrame
    header={
      <HomeBar name="Halcyon" homeHref="#HomeBar">
        {children}
      </HomeBar>
    }
  >
    <p>The lobby lies below.</p>
  </PageFrame>
);

const visitor = (
  <>
    <IconLink icon={search} label="Search" href="#HomeBar" />
    <ButtonLink isCompact href="#HomeBar">
      Sign in
    </ButtonLink>
  </>
);
const member = (
  <>
    <Balance label="Refresh balance" coin={1_234_567} onRefresh={() => {}} />
    <IconLink icon={mail} label="Inbox" dot="3 unread" count={3} href="#HomeBar" />
    <IconLink icon={user} label="Your account" href="#HomeBar" />
  </>
);

export const homeBar = specimenOf(
  { HomeBar },
  {
    'for a visitor': onPage(home(visitor), short),
    'for a member': onPage(home(member), short),
    'wide screen': onPage(home(member), wide),
  },
);

const page = (title: string, link?: Elements) => (
  <PageFrame
    header={
      <PageBar title={title} backLabel="Back" onBack={() => {}}>
        {link}
      </PageBar>
    }
  >
    <p>The page lies below.</p>
  </PageFrame>
);

export const pageBar = specimenOf(
  { PageBar },
  {
    plain: onPage(page('Your account'), short),
    children: onPage(page('Wallet', <IconLink icon={clock} label="History" href="#PageBar" />), short),
    'with a button': onPage(page('Safer play', <Button isCompact>Save</Button>), short),
  },
);
