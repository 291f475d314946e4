// Who waits at the desk of customer service, and whether somebody is there.
import type { Waiting } from '../store/support/desk.ts';
import { epochSeconds } from '../time/time.ts';
import { type Html, html } from '../http/markup.ts';
import { frame, hidden, listOf, moment } from './parts.ts';
import type { StaffSession } from './sessions.ts';

export interface Desk {
  readonly waiting: readonly Waiting[];
  readonly dutyUntil: Date | null;
  readonly now: Date;
}

export const deskPage = (session: StaffSession, { waiting, dutyUntil, now }: Desk): Html => {
  const isOpen = dutyUntil !== null && dutyUntil > now;
  return frame(
    session,
    html`<h2>Desk</h2>
<form method="post" action="/desk" class="card">${hidden(session)}
<p class="wide">${isOpen ? `Open until ${moment(epochSeconds(dutyUntil))}.` : 'Closed: members are offered feedback, and may write all the same.'}</p>
<label>Hours<input name="hours" inputmode="numeric" value="8" pattern="\\d{1,2}"></label>
<button class="main" name="action" value="open">${isOpen ? 'Stay' : 'Open'}</button>
<button name="action" value="close">Close</button>
</form>
<h2>Waiting (${waiting.length})</h2>
${listOf(
  waiting.map((each) => waitingRow(each, epochSeconds(now))),
  'Nobody waits at the desk.',
)}
<h2>Conversation of a member</h2>
<form method="get" action="/desk/member" class="card">
<label>Member's id<input name="id" inputmode="numeric" required pattern="\\d{1,15}"></label>
<button>Show</button>
</form>`,
  );
};

const waitingRow = ({ id, memberId, since }: Waiting, now: number): Html =>
  html`<li class="row"><a href="/feedback/${id}">Member ${memberId ?? 'erased'}</a>
<small>waits ${Math.max(0, Math.floor((now - since) / 60))} min, since ${moment(since)}</small></li>`;
