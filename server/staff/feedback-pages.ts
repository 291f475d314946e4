// Feedback as the staff reads it.
import type { FeedbackDetail } from '#src/contract/support.ts';
import type { OpenFeedback } from '../store/support/staff.ts';
import { type Html, html } from '../http/markup.ts';
import { frame, hidden, moment, NOTHING } from './parts.ts';
import type { StaffSession } from './sessions.ts';

const FEEDBACK_STATES = ['waiting', 'answered', 'closed'] as const;

export const feedbackRow = ({ id, memberId, status, time, contact }: OpenFeedback): Html =>
  html`<li class="row"><a href="/feedback/${id}">Feedback ${id}</a>
<span>${memberId === null ? 'signed out' : `member ${memberId}`}${contact ? `, ${contact}` : ''}</span>
<small>${moment(time)}, ${FEEDBACK_STATES[status]}</small></li>`;

interface Conversation {
  readonly id: number;
  /** The member of a conversation at the desk; `null` once erased. */
  readonly deskMember: number | null | undefined;
  readonly messages: FeedbackDetail['messages'];
}

export const feedbackPage = (session: StaffSession, { id, deskMember, messages }: Conversation): Html => {
  const isDesk = deskMember !== undefined;
  const title = isDesk ? `Desk: member ${deskMember ?? 'erased'}` : `Feedback ${id}`;
  return frame(
    session,
    html`<h2>${title}</h2>
${isDesk ? html`<p><a href="/desk">Who waits at the desk</a></p>` : NOTHING}
<ol>${messages.map(
      ({ from, content, images, time }) => html`<li><small>${moment(time)}, ${from}</small><p>${content}</p>
${images.map((image, at) => html`<a href="${image}"><img src="${image}" alt="Picture ${at + 1}" loading="lazy"></a>`)}</li>`,
    )}</ol>
<h2>Answer</h2>
<form method="post" action="/feedback/${id}" class="card">${hidden(session)}
<label class="wide">Text<textarea name="text" rows="5" maxlength="5000"></textarea></label>
<button class="main" name="action" value="answer">Answer</button><button name="action" value="close">${isDesk ? 'Nothing to answer' : 'Close it'}</button>
</form>`,
  );
};
