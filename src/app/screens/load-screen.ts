// Loads the code of a screen, and of the guard in front of it.
import { type ComponentType, createElement } from 'react';
import type { Elements } from '#src/lib/elements.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { loadChunk, loadPart, loadTable } from '../loading/load-chunk.ts';
import { areasOf, type Route } from '../routes.ts';
import type { AccessProps } from './Access.tsx';

export interface LazyScreen {
  /** Throws `MissingChunk` if its code does not load; the next time it is drawn asks for it again. */
  (props: { readonly fallback: Elements }): Elements;
  /** Loads it for the next time it is drawn. */
  begin: () => void;
}

const lazyScreens = new Map<Route, LazyScreen>();

/** The same component each time, or React would draw the screen anew. */
export function screenOf(route: Route): LazyScreen {
  const known = lazyScreens.get(route) ?? lazyScreen(() => loadScreen(route));
  lazyScreens.set(route, known);
  return known;
}

/** With its code, the database and the texts of its areas. */
async function loadScreen(route: Route): Promise<{ readonly default: ComponentType }> {
  const { screens } = await loadTable(() => import('../loading/on-demand.ts'));
  const load = screens[`./${route.screen}Screen.tsx`];
  if (!load) throw new Error(`There is no screen ${route.screen}`);
  return loadPart(load, ...areasOf(route));
}

export function lazyScreen(load: () => Promise<{ readonly default: ComponentType }>): LazyScreen {
  let loaded: ComponentType | undefined;
  let begun: Promise<ComponentType> | undefined;
  const ask = async () => {
    loaded = (await load()).default;
    return loaded;
  };
  const take = () => {
    const asked = begun ?? ask();
    begun = undefined;
    return asked;
  };
  function LazyScreen({ fallback }: { readonly fallback: Elements }): Elements {
    const Screen = useLoaded(take, loaded);
    return Screen ? createElement(Screen) : fallback;
  }
  const begin = () => {
    if (loaded) return;
    begun ??= ask();
    // A failure is handled where the screen is drawn.
    begun.catch(() => {});
  };
  return Object.assign(LazyScreen, { begin });
}

/** Once it has loaded, a restricted screen is drawn in the frame in which it is opened. */
export let access: ComponentType<AccessProps> | undefined;

export async function loadAccess(): Promise<ComponentType<AccessProps>> {
  access = (await loadChunk(() => import('./Access.tsx'))).Access;
  return access;
}
