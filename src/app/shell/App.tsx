import { Router, type AroundNavHandler, useLocation } from 'wouter';
import type { Elements } from '#src/lib/elements.ts';
import { paths } from '#src/navigation/paths.ts';
import { afterStep } from '#src/navigation/step-back.ts';
import type { FirstScreen } from '../document/first-screen.ts';
import { ErrorBoundary } from '../screens/ErrorBoundary.tsx';
import { Shell } from './Shell.tsx';
import { Slots } from '../layers/Slots.tsx';
import { openService } from './open-service.ts';

interface AppProps {
  /** The data in the document; absent from the bare shell. */
  readonly first?: FirstScreen | undefined;
  /** Drawn only to be stored, by the platform or for the worker: always at home, with nothing open. */
  readonly isCopy?: boolean;
}

const atHome = (): [string, () => void] => [paths.home, () => {}];
const withoutQuery = () => '';

/** Customer service is not always a screen, and a step back has to arrive before a step forward. */
const goTo: AroundNavHandler = (navigate, address, options) => {
  if (address === paths.service) void openService();
  else afterStep(() => navigate(address, options));
};

export function App({ first, isCopy = false }: AppProps) {
  const place = isCopy ? { hook: atHome, searchHook: withoutQuery } : {};
  return (
    <Router aroundNav={goTo} {...place}>
      <Guarded>
        <Shell first={first} isCopy={isCopy} />
      </Guarded>
      {!isCopy && <Slots />}
    </Router>
  );
}

/** For errors outside the screens, which have a boundary of their own. */
function Guarded({ children }: { children: Elements }) {
  const [path] = useLocation();
  return <ErrorBoundary place={path}>{children}</ErrorBoundary>;
}
