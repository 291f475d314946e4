// What the pages of the staff have in common.
import { brand } from '#src/lib/brand.ts';
import { minuteOf } from '../operator/words.ts';
import { type Html, html } from '../http/markup.ts';
import type { StaffSession } from './sessions.ts';

export const NOTHING = html``;

export const moment = (seconds: number): string => `${minuteOf(seconds).replace('T', ' ')} UTC`;

/** `refresh`: seconds after which the browser asks again. */
export function documentOf(title: string, content: Html, refresh = 0): string {
  const page = html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${refresh > 0 ? html`<meta http-equiv="refresh" content="${refresh}">` : NOTHING}
<title>${title} · ${brand.name}</title>
<link rel="stylesheet" href="/staff.css">
</head>
<body>${content}</body>
</html>
`;
  return `<!doctype html>\n${page.text}`;
}

/** For somebody who is signed in. */
export const lostPage = (problem: string): Html => html`<main>
<h1><a href="/">${brand.name}: staff</a></h1>
<p class="notice" role="alert">${problem}</p>
</main>`;

export const signInPage = (problem = ''): Html => html`<main>
<h1>${brand.name}: staff</h1>
${problem === '' ? NOTHING : html`<p class="notice" role="alert">${problem}</p>`}
<form method="post" action="/sign-in" class="card">
<label>Token<input type="password" name="token" required autocomplete="current-password"></label>
<button class="main">Sign in</button>
</form>
</main>`;

export const hidden = (
  session: StaffSession,
  fields: Readonly<Record<string, string | number>> = {},
): Html[] =>
  Object.entries({ ...fields, formToken: session.formToken }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );

export const frame = (session: StaffSession, content: Html): Html => html`<header>
<h1><a href="/">${brand.name}: staff</a></h1>
<form method="post" action="/sign-out">${hidden(session)}<button>Sign out</button></form>
</header>
<main>
${session.notice === '' ? NOTHING : html`<p class="notice" role="status">${session.notice}</p>`}
${content}
</main>`;

export const listOf = (rows: readonly Html[], none: string): Html =>
  rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p class="card">${none}</p>`;
