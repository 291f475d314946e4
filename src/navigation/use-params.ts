import { useLocation } from 'wouter';
import type { Path } from './paths.ts';
import { matchPath, type Params } from './route-pattern.ts';

/** The parameters in the address of the screen that is shown at this path. */
export function useParams<P extends Path>(path: P): Params<P> {
  const [address] = useLocation();
  const params = matchPath(path, address);
  if (!params) throw new Error(`The screen of ${path} is not shown at ${address}`);
  return params;
}
