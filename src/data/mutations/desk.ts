// Messages to the desk wait for a line like other mutations, pictures and all, and are sent once.
import Dexie from 'dexie';
import { supportCalls } from '#src/contract/support.ts';
import type { HalcyonDb } from '../db/schema.ts';
import { writeMember } from '../member/write.ts';
import { flush } from './flush.ts';
import type { QueuedRow, QueuePolicy } from './policies.ts';
import { enqueue, isQueued } from './queue.ts';
import { session } from '../session/session.ts';
import { createEmitter } from '#src/lib/emitter.ts';
import { uuidv4 } from '#src/lib/uuid.ts';
import { keepDesk } from './kept-desk.ts';

export const DESK_DRAFT = 'desk';

/** Why a message was refused, which is a draft again. */
export const deskRefused = createEmitter<string>();

export const deskPolicy: QueuePolicy<typeof supportCalls.deskSend> = {
  call: supportCalls.deskSend,
  sameSubject: 'add',
  tables: (db) => [db.snapshots, db.drafts],
  async settle({ db, row: { memberId, input }, reply }) {
    if (reply.ok) return keepDesk(db, memberId, { messages: [reply.data] });
    if (reply.kind !== 'refused') return;
    const key = [memberId, DESK_DRAFT] as [number, string];
    const written = ((await db.drafts.get(key))?.value as { readonly content?: string } | undefined)?.content;
    const content = [contentOf(input), written].filter(Boolean).join('\n');
    await db.drafts.put({ memberId, key: DESK_DRAFT, value: { content } });
    // Work of its own, outside this transaction.
    Dexie.ignoreTransaction(() => deskRefused.emit(reply.msg));
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

interface Written {
  readonly content: string;
  /** JPEG in base64. */
  readonly picture?: string;
}

/** Resolves once it is kept; on a dead line it waits. */
export async function sendToDesk({ content, picture }: Written): Promise<void> {
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
