// The pages of the staff, without scripts.
import { brand } from '#src/lib/brand.ts';
import type { ExchangeOrder } from '#src/contract/wallet/withdraw.ts';
import type { FeedbackDetail } from '#src/contract/support.ts';
import { coins } from '../operator/coins.ts';
import { minuteOf, WITHDRAWAL_STATES } from '../operator/words.ts';
import type { OpenFeedback } from '../store/support/staff.ts';
import { type Html, html } from '../markup.ts';
import type { StaffSession } from './sessions.ts';

const FEEDBACK_STATES = ['waiting', 'answered', 'closed'] as const;
const NOTHING = html``;

const moment = (seconds: number): string => `${minuteOf(seconds).replace('T', ' ')} UTC`;

export function documentOf(title: string, content: Html): string {
  const page = html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
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

const hidden = (session: StaffSession, fields: Readonly<Record<string, string | number>> = {}): Html[] =>
  Object.entries({ ...fields, formToken: session.formToken }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );

const frame = (session: StaffSession, content: Html): Html => html`<header>
<h1><a href="/">${brand.name}: staff</a></h1>
<form method="post" action="/sign-out">${hidden(session)}<button>Sign out</button></form>
</header>
<main>
${session.notice === '' ? NOTHING : html`<p class="notice" role="status">${session.notice}</p>`}
${content}
</main>`;

export interface Overview {
  readonly withdrawals: readonly ExchangeOrder[];
  readonly feedback: readonly OpenFeedback[];
  readonly closed: readonly string[];
}

export const overviewPage = (session: StaffSession, { withdrawals, feedback, closed }: Overview): Html =>
  frame(
    session,
    html`<h2>Withdrawals (${withdrawals.length})</h2>
${listOf(
  withdrawals.map((order) => withdrawalOf(session, order)),
  'No withdrawal is open.',
)}
<h2>Feedback (${feedback.length})</h2>
${listOf(feedback.map(feedbackRow), 'No feedback is open.')}
<h2>Send a mail</h2>
${mailForm(session)}
<h2>Games</h2>
${gamesForm(session)}
${listOf(
  closed.map((line) => html`<li>${line}</li>`),
  'Everything is open.',
)}`,
  );

const listOf = (rows: readonly Html[], none: string): Html =>
  rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p class="card">${none}</p>`;

/** What may come next, by state: a withdrawal only moves forward. */
const NEXT: ReadonlyArray<ReadonlyArray<readonly [action: string, words: string]>> = [
  [
    ['approve', 'Approve'],
    ['delay', 'Check first'],
  ],
  [['approve', 'Approve']],
  [['paid', 'Is paid']],
  [],
  [],
];

function withdrawalOf(
  session: StaffSession,
  { orderId, createTime, amount, status, reason }: ExchangeOrder,
): Html {
  const buttons = (NEXT[status] ?? []).map(
    ([action, words]) => html`<button name="action" value="${action}">${words}</button>`,
  );
  return html`<li><div class="row"><strong>${coins(amount)}</strong><span>${orderId}</span>
<small>${moment(createTime)}, ${WITHDRAWAL_STATES[status]}${reason ? `: ${reason}` : ''}</small></div>
<form method="post" action="/withdrawal">${hidden(session, { orderId })}
<label>Reason, for a refusal or a check<input name="reason" maxlength="200"></label>
${buttons}<button name="action" value="refuse">Refuse</button></form></li>`;
}

const feedbackRow = ({ id, memberId, status, time, contact }: OpenFeedback): Html =>
  html`<li class="row"><a href="/feedback/${id}">Feedback ${id}</a>
<span>${memberId === null ? 'signed out' : `member ${memberId}`}${contact ? `, ${contact}` : ''}</span>
<small>${moment(time)}, ${FEEDBACK_STATES[status]}</small></li>`;

const mailForm = (session: StaffSession): Html => html`<form method="post" action="/mail" class="card">
${hidden(session)}
<label>Member's id<input name="member" inputmode="numeric" required pattern="\\d{1,15}"></label>
<label>Coins, none if empty<input name="coins" inputmode="numeric" pattern="\\d{0,6}"></label>
<label>Days to receive them, for ever if empty<input name="days" inputmode="numeric" pattern="\\d{0,3}"></label>
<label class="wide">Title<input name="title" required maxlength="120"></label>
<label class="wide">Text<textarea name="text" rows="4" required maxlength="5000"></textarea></label>
<button class="main">Send</button>
</form>`;

const gamesForm = (session: StaffSession): Html => html`<form method="post" action="/games" class="card">
${hidden(session)}
<label>What<select name="what"><option value="game">Game</option><option value="studio">Studio</option>
<option value="platform">Platform, for some hours</option></select></label>
<label>Id<input name="id" inputmode="numeric" required pattern="\\d{1,15}"></label>
<label>Hours, for a platform<input name="hours" inputmode="numeric" pattern="\\d{0,4}"></label>
<button name="action" value="close">Close</button><button name="action" value="open">Open</button>
</form>`;

interface Conversation {
  readonly id: number;
  readonly messages: FeedbackDetail['messages'];
}

export const feedbackPage = (session: StaffSession, { id, messages }: Conversation): Html =>
  frame(
    session,
    html`<h2>Feedback ${id}</h2>
<ol>${messages.map(
      ({ from, content, images, time }) => html`<li><small>${moment(time)}, ${from}</small><p>${content}</p>
${images.map((image, at) => html`<a href="${image}"><img src="${image}" alt="Picture ${at + 1}" loading="lazy"></a>`)}</li>`,
    )}</ol>
<h2>Answer</h2>
<form method="post" action="/feedback/${id}" class="card">${hidden(session)}
<label class="wide">Text<textarea name="text" rows="5" maxlength="5000"></textarea></label>
<button class="main" name="action" value="answer">Answer</button><button name="action" value="close">Close it</button>
</form>`,
  );
