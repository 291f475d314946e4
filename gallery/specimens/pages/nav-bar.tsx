import { gift, house, search, user, wallet } from '#src/ui/Icon/shapes.ts';
import { NavBar, type NavEntry } from '#src/ui/NavBar/NavBar.tsx';
import { onPage, specimenOf } from '../../specimen.ts';
import { PageFrame } from '../../stage/PageFrame.tsx';

const entries: readonly NavEntry[] = [
  { href: '#home', text: 'Home', icon: house, current: 'page' },
  { href: '#search', text: 'Search', icon: search },
  { href: '#bonus', text: 'Bonus', icon: gift, dot: 'An award can be claimed' },
  { href: '#wallet', text: 'Wallet', icon: wallet },
  { href: '#account', text: 'Account', icon: user },
];

const nav = (
  <PageFrame nav={<NavBar label="Main" entries={entries} />}>
    <p>Where the page is wide enough, the bar is at its side.</p>
  </PageFrame>
);

export const navBar = specimenOf(
  { NavBar },
  { phone: onPage(nav, { isShort: true }), 'wide screen': onPage(nav, { isDesktop: true }) },
);
