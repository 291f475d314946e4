import type { ReactNode } from 'react';
import { Router, useLocation } from 'wouter';
import { paths } from '#src/navigation/paths.ts';
import type { FirstScreen } from './first-screen/first-screen.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Shell } from './shell/Shell.tsx';
import { Slots } from './shell/Slots.tsx';

interface AppProps {
  /** The data in the document; absent from the bare shell. */
  readonly first?: FirstScreen | undefined;
  /** Drawn only to be stored, by the platform or for the worker: always at home, with nothing open. */
  readonly isCopy?: boolean;
}

const atHome = (): [string, () => void] => [paths.home, () => {}];
const withoutQuery = () => '';

export function App({ first, isCopy = false }: AppProps) {
  const place = isCopy ? { hook: atHome, searchHook: withoutQuery } : {};
  return (
    <Router {...place}>
      <Guarded>
        <Shell first={first} isCopy={isCopy} />
      </Guarded>
      {!isCopy && <Slots />}
    </Router>
  );
}

/** For errors outside the screens, which have a boundary of their own. */
function Guarded({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return <ErrorBoundary place={path}>{children}</ErrorBoundary>;
}
