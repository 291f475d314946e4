// The overview of the staff, without scripts.
import type { ExchangeOrder } from '#src/contract/wallet/withdraw.ts';
import type { CustomerServiceEntry } from '#src/contract/support.ts';
import { lineOf } from '../operator/services.ts';
import { coins, WITHDRAWAL_STATES } from '../operator/words.ts';
import type { OpenFeedback } from '../store/support/staff.ts';
import { type Html, html } from '../http/markup.ts';
import { feedbackRow } from './feedback-pages.ts';
import { frame, hidden, listOf, moment } from './parts.ts';
import type { StaffSession } from './sessions.ts';

export interface Overview {
  readonly withdrawals: readonly ExchangeOrder[];
  readonly feedback: readonly OpenFeedback[];
  readonly waiting: number;
  readonly services: readonly CustomerServiceEntry[];
  readonly closed: readonly string[];
}

export const overviewPage = (
  session: StaffSession,
  { withdrawals, feedback, waiting, services, closed }: Overview,
): Html =>
  frame(
    session,
    html`<h2>Withdrawals (${withdrawals.length})</h2>
${listOf(
  withdrawals.map((order) => withdrawalOf(session, order)),
  'No withdrawal is open.',
)}
<h2>Feedback (${feedback.length})</h2>
${listOf(feedback.map(feedbackRow), 'No feedback is open.')}
<h2>Desk (${waiting})</h2>
<p class="card"><a href="/desk">Who waits at the desk</a></p>
<h2>Entries of customer service</h2>
${serviceForm(session)}
${listOf(
  services.map((entry) => serviceRow(session, entry)),
  'Customer service has no entries.',
)}
<h2>Send a mail</h2>
${mailForm(session)}
<h2>Games</h2>
${gamesForm(session)}
${listOf(
  closed.map((line) => html`<li>${line}</li>`),
  'Everything is open.',
)}`,
  );

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

const serviceForm = (session: StaffSession): Html => html`<form method="post" action="/service" class="card">
${hidden(session)}
<label>Name<input name="name" required maxlength="60"></label>
<label>desk, the licence of a vendor's chat, or the https address of a page<input name="param1" required maxlength="500"></label>
<label>Hours of the desk such as 9:00-22:00 Europe/Madrid, or group of the chat<input name="param2" maxlength="64"></label>
<button name="action" value="add">Add</button>
</form>`;

const serviceRow = (session: StaffSession, entry: CustomerServiceEntry): Html =>
  html`<li class="row"><span>${lineOf(entry)}</span>
<form method="post" action="/service">${hidden(session, { id: entry.id })}
<button name="action" value="remove">Remove</button></form></li>`;

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
