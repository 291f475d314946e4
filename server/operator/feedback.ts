// Feedback as an operator reads and answers it.
import {
  answerFeedback,
  closeFeedback,
  conversation,
  feedbackForStaff,
  type FeedbackResult,
} from '../store/support/staff.ts';
import type { Db } from '../database/tables/tables.ts';
import { type CommandResult, done, refused } from './command-result.ts';
import { harmless, idOf, minuteOf } from './words.ts';

const STATES = ['sent', 'answered', 'closed'] as const;

export async function listFeedback(db: Db): Promise<CommandResult> {
  const rows = await feedbackForStaff(db, true);
  const lines = rows.map(({ id, memberId, status, time }) =>
    [String(id).padStart(6), minuteOf(time), STATES[status].padEnd(8), memberId ?? 'signed out'].join('  '),
  );
  return done(lines.length > 0 ? lines.join('\n') : 'No feedback is open.');
}

export async function showFeedback(db: Db, given: string | undefined): Promise<CommandResult> {
  const id = idOf(given);
  const messages = id === null ? [] : await conversation(db, id);
  if (messages.length === 0) return said(given, 'unknown', '');
  const parts = messages.map(({ from, content, images, time }) =>
    [`${minuteOf(time)} ${from}`, harmless(content), ...images].join('\n'),
  );
  return done(parts.join('\n\n'));
}

export async function answer(
  db: Db,
  [given, ...words]: readonly string[],
  now: Date,
): Promise<CommandResult> {
  const content = words.join(' ').trim();
  if (content === '') return refused('The answer is empty.');
  const id = idOf(given);
  return said(given, id === null ? 'unknown' : await answerFeedback(db, id, { content, now }), 'is answered');
}

export async function close(db: Db, given: string | undefined, now: Date): Promise<CommandResult> {
  const id = idOf(given);
  return said(given, id === null ? 'unknown' : await closeFeedback(db, id, now), 'is closed');
}

function said(id: string | undefined, handled: FeedbackResult, what: string): CommandResult {
  if (handled === 'done') return done(`Feedback ${id} ${what}.`);
  return refused(
    handled === 'unknown' ? `There is no feedback ${id ?? ''}.` : `Feedback ${id} is already closed.`,
  );
}
