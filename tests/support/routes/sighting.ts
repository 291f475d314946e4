// Whether a route shows its own screen.
import { brand } from '#src/lib/brand.ts';
import { isSignInPath, paths } from '#src/navigation/paths.ts';
import { englishText, type RouteEntry } from './route-table.ts';

export interface Sighting {
  readonly heading: string;
  readonly text: string;
  readonly isLoading: boolean;
}

/** Runs in the page: what stands on the screen at this moment. A skeleton has no text. */
export function lookAtScreen(): Sighting {
  const outputs = [...document.querySelectorAll('main output')];
  return {
    heading: document.querySelector('h1')?.textContent ?? '',
    text: document.querySelector('main')?.textContent?.trim() ?? '',
    isLoading: outputs.some(({ textContent }) => textContent === 'Loading'),
  };
}

/** Texts of screens that could not be shown. */
const LOST = ['shell.serverTitle', 'shell.offlineText', 'shell.notFound'];

/** "" once the screen is the route's own, with something on it. */
export async function whatIsWrong(route: RouteEntry, isSignedIn: boolean, seen: Sighting): Promise<string> {
  const headings = await headingsOf(route, isSignedIn);
  if (!headings.includes(seen.heading))
    return `${route.path} is headed "${seen.heading}" and not "${headings[0]}"`;
  if (seen.isLoading || seen.text === '') return `${route.path} is still loading`;
  const lost = await Promise.all(LOST.map(englishText));
  const found = lost.find((text) => seen.text.includes(text));
  return found ? `${route.path} says "${found}"` : '';
}

/** Members' routes lead a visitor to sign-in, and so do activities that are not open to visitors. */
async function headingsOf({ path, title, guard }: RouteEntry, isSignedIn: boolean): Promise<string[]> {
  if (path === paths.home) return [brand.name];
  if (path === paths.gameStart) return [await englishText('game.title')];
  const own = await englishText(title);
  // A member who is signed in already goes on to the lobby.
  if (isSignedIn) return isSignInPath(path) ? [own, brand.name] : [own];
  return guard || path.startsWith('/activity/') ? [own, await englishText('shell.signIn')] : [own];
}
