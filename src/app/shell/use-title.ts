import { arrivals, useT } from '#src/i18n/t.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import type { Route } from '../routes.ts';

/** The title of a screen; "" until the texts of its area have loaded. */
export function useTitle(route: Route | undefined): string {
  const t = useT();
  useSignalValue(arrivals);
  return t(route?.title ?? 'shell.notFound');
}
