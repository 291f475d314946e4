import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import HomeScreen from '#src/features/lobby/home/HomeScreen.tsx';
import { sessionGeneration } from '#src/data/session/session.ts';
import { useT } from '#src/i18n/t.ts';
import { redDots } from '#src/navigation/red-dots.ts';
import { brand } from '#src/lib/brand.ts';
import type { Content, Elements } from '#src/lib/elements.ts';
import { afterFrame } from '#src/lib/moments.ts';
import { Frame } from '#src/ui/Frame/Frame.tsx';
import { NavBar, type NavEntry } from '#src/ui/NavBar/NavBar.tsx';
import type { FirstScreen } from '../document/first-screen.ts';
import { loadChunk } from '../loading/load-chunk.ts';
import { useIsland } from '../loading/use-island.ts';
import { isRestricted, type Route as AppRoute, routeOf, routes, sectionOf } from '../routes.ts';
import type { AccessProps } from '../screens/Access.tsx';
import { ErrorBoundary } from '../screens/ErrorBoundary.tsx';
import { access, loadAccess, screenOf } from '../screens/load-screen.ts';
import { Loading } from '../screens/Loading.tsx';
import { Header } from './Header.tsx';
import { PageEffects } from './PageEffects.tsx';
import { useIsSignedIn } from './use-is-signed-in.ts';

interface ShellProps {
  readonly first?: FirstScreen | undefined;
  readonly isCopy: boolean;
}

export function Shell({ first, isCopy }: ShellProps) {
  const t = useT();
  const [path] = useLocation();
  const isSignedIn = useIsSignedIn(first?.isSignedIn, isCopy);
  const route = routeOf(path);
  useMarkUsable();
  // After an error the lobby is drawn from the device alone.
  const [hasFailed, setFailed] = useState(false);
  const framed = (content: Elements, hasNavbar = route?.hasNavbar ?? true) => (
    <Frame
      header={<Header route={route} isSignedIn={isSignedIn} name={brand.name} />}
      banner={<Banners isCopy={isCopy} />}
      nav={hasNavbar && <Nav path={path} isCopy={isCopy} />}
      isNarrow={route !== undefined && !route.isWide}
      skipText={t('shell.skip')}
    >
      {content}
    </Frame>
  );
  const known = hasFailed ? undefined : first;
  const content = <Content first={known} isSignedIn={isSignedIn} isCopy={isCopy} />;
  return (
    <>
      {!isCopy && <PageEffects route={route} path={path} />}
      <ErrorBoundary place={path} onError={() => setFailed(true)} around={(failed) => framed(failed, true)}>
        {route?.isBare ? content : framed(content)}
      </ErrorBoundary>
    </>
  );
}

interface ContentProps {
  readonly first?: FirstScreen | undefined;
  readonly isSignedIn: boolean;
  readonly isCopy: boolean;
}

function Content(props: ContentProps) {
  return (
    <Switch>
      {routes.map((route) => (
        <Route key={route.path} path={route.path}>
          <Screen route={route} {...props} />
        </Route>
      ))}
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

function Screen({ route, first, isSignedIn, isCopy }: ContentProps & { readonly route: AppRoute }) {
  useSignals();
  const generation = sessionGeneration.value;
  if (!route.screen) return <HomeScreen initial={first?.lobby} isSignedIn={isSignedIn} isCopy={isCopy} />;
  const LazyScreen = screenOf(route);
  // Keyed by session generation, so that no state of one member remains for the next.
  const shown = <LazyScreen key={generation} fallback={<Loading />} />;
  if (!isRestricted(route)) return shown;
  return (
    <Restricted route={route} isSignedIn={isSignedIn}>
      {shown}
    </Restricted>
  );
}

function Restricted(props: AccessProps) {
  const Access = useIsland(loadAccess, access === undefined) ?? access;
  return Access ? <Access {...props} /> : <Loading />;
}

const loadNotFound = async () =>
  (await loadChunk(() => import('../screens/NotFoundScreen.tsx'))).NotFoundScreen;

/** The 404 screen is not in the first script. */
function NotFound() {
  const Missing = useIsland(loadNotFound);
  return Missing ? <Missing /> : <Loading />;
}

const loadBanners = afterFrame(async () => (await loadChunk(() => import('./LiveBanners.tsx'))).LiveBanners);

/** Their place is reserved from the start; their content loads after the first screen. */
function Banners({ isCopy }: { isCopy: boolean }) {
  const Live = useIsland(loadBanners, !isCopy);
  return Live ? <Live /> : null;
}

/** A copy has no red dots, because it is drawn before anything of the member is known. */
function Nav({ path, isCopy }: { path: string; isCopy: boolean }) {
  useSignals();
  const t = useT();
  const lit = redDots.value;
  const section = sectionOf(path);
  const entries = routes.flatMap(({ path: href, nav }): NavEntry[] => {
    if (!nav) return [];
    const { text, icon, dots = [] } = nav;
    const isLit = !isCopy && dots.some((dot) => lit.has(dot));
    const dot = isLit ? t('shell.waitsForYou') : undefined;
    const current = href === path ? 'page' : href === section || undefined;
    return [{ href, text: t(text), icon, current, dot }];
  });
  return <NavBar label={t('shell.navigation')} entries={entries} />;
}

/** From here on taps are handled; measurements and tests wait for this mark. */
function useMarkUsable(): void {
  useEffect(() => {
    document.documentElement.dataset.usable = '';
  }, []);
}
