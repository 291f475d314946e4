// Version 8 moves every write that is not settled into one table. Frozen: it never calls today's code.
import type { Transaction } from 'dexie';

/** As they lie on a device: any field may be missing or of another kind. */
type Stored = Record<string, unknown>;

interface Mutation {
  requestId: string;
  memberId: number;
  call: string;
  subject: string;
  createdAt: number;
  attempts: number;
  input?: object;
  token?: string;
}

/** Rows that cannot be read are left out. */
export async function moveToMutations(upgrade: Transaction): Promise<void> {
  const now = Date.now();
  const old = async (name: string) => upgrade.table<Stored>(name).toArray();
  const exits = (await old('exits')).filter(isOfGame);
  const liked = (await old('likes')).filter(isOfGame).filter(({ wish }) => wish === 0 || wish === 1);
  const mutations: Mutation[] = [
    ...(await old('wishes')).flatMap((wish) => fromCall(wish, now)),
    ...exits.flatMap((exit) => fromExit(exit, now)),
    ...liked.map(({ memberId, gameId, wish }) => ({
      ...ofGame('gameLike', memberId, gameId),
      requestId: newId(),
      createdAt: now,
      input: { gameId, like: wish },
      attempts: 0,
    })),
    ...(await old('pendingLogouts')).flatMap((logout) => fromLogout(logout, now)),
  ];
  await upgrade.table('mutations').bulkPut(mutations);
  await upgrade.table('gameSessions').bulkPut(exits.flatMap(sessionOf));
  await upgrade
    .table('likes')
    .bulkPut(liked.map(({ wish, ...rest }) => ({ ...rest, like: wish, isPending: true })));
  await Promise.all(['wishes', 'exits', 'pendingLogouts'].map((name) => upgrade.table(name).clear()));
}

const isOfGame = (row: Stored): row is Stored & { memberId: number; gameId: number } =>
  typeof row['memberId'] === 'number' && typeof row['gameId'] === 'number';

const ofGame = (call: string, memberId: number, gameId: number) => ({
  memberId,
  call,
  subject: String(gameId),
});

/** Without its digest: that may have been made of a password. */
function fromCall({ requestId, memberId, call, madeAt }: Stored, now: number): Mutation[] {
  if (typeof requestId !== 'string' || typeof memberId !== 'number' || typeof call !== 'string') return [];
  return [{ requestId, memberId, call, subject: '', createdAt: numberOr(now, madeAt), attempts: 1 }];
}

function fromExit(exit: Stored & { memberId: number; gameId: number }, now: number): Mutation[] {
  const { memberId, gameId, requestId, madeAt, isUnanswered } = exit;
  if (typeof requestId !== 'string') return [];
  const attempts = isUnanswered ? 1 : 0;
  const createdAt = numberOr(now, madeAt);
  return [{ ...ofGame('exitGame', memberId, gameId), requestId, createdAt, input: { gameId }, attempts }];
}

function sessionOf({ memberId, gameId, requestId, foundAt }: Stored): object[] {
  if (typeof requestId === 'string') return [];
  const since = numberOr(0, foundAt);
  return [{ memberId, gameId, state: since > 0 ? 'abandoned' : 'open', since }];
}

function fromLogout({ token, madeAt }: Stored, now: number): Mutation[] {
  if (typeof token !== 'string') return [];
  const createdAt = numberOr(now, madeAt);
  return [
    {
      requestId: newId(),
      memberId: 0,
      call: 'logout',
      subject: '',
      createdAt,
      input: {},
      attempts: 0,
      token,
    },
  ];
}

const numberOr = (otherwise: number, value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;

/** A UUID of version 4; `crypto.randomUUID` is missing on addresses that are not secure. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
