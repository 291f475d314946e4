// Messages to the desk wait for a line like other mutations, pictures and all, and are sent once.
import { supportCalls } from '#src/contract/support.ts';
import type { HalcyonDb } from '../db/tables/schema.ts';
import { writeMember } from '../db/write.ts';
import { flush } from '../mutations/flush.ts';
import type { QueuedRow, QueuePolicy } from '../mutations/policies.ts';
import { enqueue, isQueued } from '../mutations/queue.ts';
import { session } from '../session/session.ts';
import { uuidv4 } from '#src/lib/uuid.ts';
import { keepDesk } from './conversation.ts';

export const DESK_DRAFT = 'desk';

export interface DeskDraft {
  readonly content?: string;
  /** When a refused message became a draft again; epoch milliseconds. */
  readonly returnedAt?: number;
}

export const deskPolicy: QueuePolicy<typeof supportCalls.deskSend> = {
  call: supportCalls.deskSend,
  sameSubject: 'add',
  tables: (db) => [db.snapshots, db.drafts],
  async settle({ db, row: { memberId, input }, reply }) {
    if (reply.ok) await keepDesk(db, memberId, { messages: [reply.data] });
    if (reply.ok || reply.kind !== 'refused') return;
    const key = [memberId, DESK_DRAFT] as [number, string];
    const written = ((await db.drafts.get(key))?.value as DeskDraft | undefined)?.content;
    const content = [contentOf(input), written].filter(Boolean).join('\n');
    const value: DeskDraft = { content, returnedAt: Date.now() };
    await db.drafts.put({ memberId, key: DESK_DRAFT, value });
    return { reason: reply.msg };
  },
};

interface Waiting {
  readonly requestId: string;
  readonly content: string;
  /** A data address. */
  readonly picture: string | undefined;
  /** Epoch seconds. */
  readonly time: number;
  /** It was tried, and nobody answered. */
  readonly isTried: boolean;
}

/** In the order in which they were written. */
export async function waitingMessages(db: HalcyonDb, memberId: number): Promise<Waiting[]> {
  const rows = await db.mutations.where({ memberId }).toArray();
  return rows
    .filter((row) => row.call === supportCalls.deskSend.name)
    .filter(isQueued)
    .sort((a, b) => a.createdAt - b.createdAt)
    .map(waitingOf);
}

function waitingOf({ requestId, input, createdAt, attempts }: QueuedRow): Waiting {
  const { picture } = input as { readonly picture?: { readonly mime: string; readonly base64: string } };
  return {
    requestId,
    content: contentOf(input),
    picture: picture && `data:${picture.mime};base64,${picture.base64}`,
    time: Math.floor(createdAt / 1000),
    isTried: attempts > 0,
  };
}

const contentOf = (input: object): string => (input as { readonly content?: string }).content ?? '';

interface MessageDraft {
  readonly content: string;
  /** JPEG in base64. */
  readonly picture?: string;
}

/** Resolves once it is kept; on a dead line it waits. */
export async function sendToDesk({ content, picture }: MessageDraft): Promise<void> {
  const { memberId } = session.peek();
  const key = uuidv4();
  const input = {
    ...{ content, key },
    ...(picture !== undefined && { picture: { mime: 'image/jpeg', base64: picture } }),
  };
  await writeMember(memberId, ['mutations'], (db) =>
    enqueue(db, { policy: deskPolicy, memberId, subject: key, input }),
  );
  void flush({ isUrgent: true }).catch(() => {});
}
