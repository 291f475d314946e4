import { PageBar } from '#src/ui/AppBar/AppBar.tsx';
import { Banner } from '#src/ui/Banner/Banner.tsx';
import { Frame } from '#src/ui/Frame/Frame.tsx';
import { house, user } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { NavBar } from '#src/ui/NavBar/NavBar.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { onPage, specimenOf } from '../../specimen.ts';

const header = <PageBar title="Your account" backLabel="Back" onBack={() => {}} />;
const banner = <Banner tone="offline" text="No connection. What you see may be old." />;
const nav = (
  <NavBar
    label="Main"
    entries={[
      { href: '#home', text: 'Home', icon: house },
      { href: '#account', text: 'Account', icon: user, current: 'page' },
    ]}
  />
);
const content = (
  <Section title="Your account">
    <ListRow icon={user} title="Profile" detail="Alcedo" href="#profile" />
  </Section>
);

export const frame = specimenOf(
  { Frame },
  {
    header: onPage(
      <Frame header={header} skipText="Skip to content">
        {content}
      </Frame>,
      { isShort: true },
    ),
    banner: onPage(
      <Frame header={header} banner={banner} skipText="Skip to content">
        {content}
      </Frame>,
      { isShort: true },
    ),
    nav: onPage(
      <Frame header={header} nav={nav} skipText="Skip to content">
        {content}
      </Frame>,
      { isShort: true },
    ),
    isNarrow: onPage(
      <Frame header={header} nav={nav} isNarrow skipText="Skip to content">
        {content}
      </Frame>,
      { isDesktop: true },
    ),
    'wide screen': onPage(
      <Frame header={header} banner={banner} nav={nav} skipText="Skip to content">
        {content}
      </Frame>,
      { isDesktop: true },
    ),
  },
);
