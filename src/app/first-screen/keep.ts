// Stores the last first screen for the worker. The components that will hydrate it also render its markup.
import { createElement, startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { database } from '#src/data/db/database.ts';
import { keepFirstScreen, keptFirstScreen } from '#src/data/db/first-screen-cache.ts';
import { session } from '#src/data/session/session.ts';
import { type FirstLobby, readFirstLobby } from '#src/features/lobby/home/first-lobby.ts';
import { LANGUAGES } from '#src/i18n/languages.ts';
import { language } from '#src/i18n/t.ts';
import { App } from '../shell/App.tsx';
import type { FirstScreen } from '../document/first-screen.ts';

/** Input of the last copy, also from an earlier visit, because drawing it costs a slow phone half a second. */
let lastData: string | undefined;

/** Draws the lobby once more into a detached root, and stores it if it changed. Returns the lobby. */
export async function keepThisFirstScreen(): Promise<FirstLobby | undefined> {
  const { memberId } = session.peek();
  const { db } = await database();
  const lobby = await readFirstLobby(db, memberId);
  if (!lobby || session.peek().memberId !== memberId) return lobby;
  const first: FirstScreen = { lobby, isSignedIn: memberId > 0, language: language.peek() };
  const data = JSON.stringify(first);
  lastData ??= (await keptFirstScreen())?.data;
  if (data === lastData) return lobby;
  const markup = await markupOf(first);
  const { direction } = LANGUAGES[first.language];
  const copy = { markup, data, language: first.language, direction };
  // A full device keeps the copy before.
  const isStored = await keepFirstScreen(copy).then(
    () => true,
    () => false,
  );
  // Before anything else is compared with it, such as the copy of a visitor that was there before.
  if (isStored) lastData = data;
  // Signed out during the write: the copy must not outlive its session.
  if (session.peek().memberId !== memberId) return await keepThisFirstScreen();
  return lobby;
}

/** Drawn at low priority, in steps that give way to user input. */
export function markupOf(first: FirstScreen): Promise<string> {
  let root: Root | undefined;
  return new Promise<string>((resolve, reject) => {
    // In a document that is never shown, because the pictures of a lobby that nobody has opened would load at once.
    const unseen = document.implementation.createHTMLDocument('').createElement('div');
    root = createRoot(unseen, { onUncaughtError: reject });
    // A ref is set before effects run, so the markup contains nothing that effects add.
    const read = (place: HTMLElement | null) => {
      if (place) resolve(place.innerHTML);
    };
    const copy = createElement('div', { ref: read }, createElement(App, { first, isCopy: true }));
    startTransition(() => root?.render(copy));
  }).finally(() => root?.unmount());
}
