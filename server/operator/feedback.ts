// Feedback as an operator reads and answers it.
import {
  answerFeedback,
  closeFeedback,
  conversation,
  feedbackForStaff,
  type Handled,
} from '../store/support/staff.ts';
import type { Db } from '../store/tables.ts';
import type { CommandResult } from './command-result.ts';

const STATES = ['sent', 'answered', 'closed'] as const;
const ID = /^[1-9]\d{0,14}$/;

const moment = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 16);

export async function listFeedback(db: Db): Promise<CommandResult> {
  const rows = await feedbackForStaff(db, true);
  const lines = rows.map(({ id, memberId, status, time }) =>
    [String(id).padStart(6), moment(time), STATES[status].padEnd(8), memberId ?? 'signed out'].join('  '),
  );
  return { code: 0, output: lines.length > 0 ? lines.join('\n') : 'No feedback is open.' };
}

export async function showFeedback(db: Db, id: string | undefined): Promise<CommandResult> {
  const messages = isId(id) ? await conversation(db, Number(id)) : [];
  if (messages.length === 0) return said(id, 'unknown', '');
  const parts = messages.map(({ from, content, images, time }) =>
    [`${moment(time)} ${from}`, withoutControls(content), ...images].join('\n'),
  );
  return { code: 0, output: parts.join('\n\n') };
}

export async function answer(db: Db, [id, ...words]: readonly string[], now: Date): Promise<CommandResult> {
  const content = words.join(' ').trim();
  if (content === '') return { code: 1, output: 'The answer is empty.' };
  return said(
    id,
    isId(id) ? await answerFeedback(db, Number(id), { content, now }) : 'unknown',
    'is answered',
  );
}

export async function close(db: Db, id: string | undefined, now: Date): Promise<CommandResult> {
  return said(id, isId(id) ? await closeFeedback(db, Number(id), now) : 'unknown', 'is closed');
}

const isId = (text: string | undefined): text is string => text !== undefined && ID.test(text);

function said(id: string | undefined, handled: Handled, done: string): CommandResult {
  if (handled === 'done') return { code: 0, output: `Feedback ${id} ${done}.` };
  const output =
    handled === 'unknown' ? `There is no feedback ${id ?? ''}.` : `Feedback ${id} is already closed.`;
  return { code: 1, output };
}

/** A terminal obeys them, and the text is a stranger's. */
const withoutControls = (text: string): string => text.replaceAll(/[^\P{Cc}\n]/gu, '');
