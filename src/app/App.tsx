import { Router } from 'wouter';
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
      <ErrorBoundary>
        <Shell first={first} isCopy={isCopy} />
      </ErrorBoundary>
      {!isCopy && <Slots />}
    </Router>
  );
}
