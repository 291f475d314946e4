import { useSignals } from '@preact/signals-react/runtime';
import { arrivals, useT } from '#src/i18n/t.ts';
import type { Route } from '../routes.ts';

/** The title of a screen; "" until the texts of its area have loaded. */
export function useTitle(route: Route | undefined): string {
  useSignals();
  const t = useT();
  // Again when they have.
  void arrivals.value;
  return t(route?.title ?? 'shell.notFound');
}
