// The shape of every row that this build reads. A row of another shape is dropped, so each schema asks only for what
// its readers rely on. Events of another build's shape still have to be delivered: their schema is the loosest.
import type { Table } from 'dexie';
import * as v from 'valibot';
import { Session } from '#src/contract/auth/sessions.ts';
import { Security } from '#src/contract/auth/methods.ts';
import { AppConfigShell, ConfigPatch, Game } from '#src/contract/config.ts';
import { BetRecord, BetReport } from '#src/contract/game.ts';
import { RefreshData } from '#src/contract/lobby.ts';
import { MemberState, UserInfo } from '#src/contract/member.ts';
import { AwardFlags } from '#src/contract/primitives.ts';
import { LimitState } from '#src/contract/limits.ts';
import type { OutboxDb } from './outbox-db.ts';
import type { Snapshots } from './rows.ts';
import { INVITE_DRAFT } from './retention.ts';
import type { HalcyonDb } from './schema.ts';

type TableOf<Db> = {
  [Name in keyof Db]: Db[Name] extends Table<infer Row, infer Key, infer Insert>
    ? [Row, Key, Insert] extends [unknown, unknown, unknown]
      ? Name
      : never
    : never;
}[keyof Db];

export type TableName = TableOf<HalcyonDb> | TableOf<OutboxDb>;

const str = v.string();
const num = v.number();
const maybe = v.optional;

const columns = ['gameIds', 'sorts', 'typeIds', 'brandIds', 'statuses', 'chunks'];
const column = v.custom<ArrayLike<number>>((value) => ArrayBuffer.isView(value));

/** Columns of equal length. */
const GameOrder = v.pipe(
  v.looseObject(Object.fromEntries(columns.map((name) => [name, column]))),
  v.check((row) => new Set(columns.map((name) => (row[name] as ArrayLike<number>).length)).size === 1),
);

const KeptReports = v.array(
  v.looseObject({
    key: str,
    startTime: num,
    endTime: num,
    groupBy: v.picklist(['day', 'type', 'brand']),
    report: BetReport,
    readAt: num,
  }),
);

/** Without the contract of the wallet, which the first screen would carry. */
const fields = (schema: v.GenericSchema, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, schema]));
const rowsOf = (texts: string[], numbers: string[], more: v.ObjectEntries = {}) =>
  v.array(v.looseObject({ ...fields(str, ...texts), ...fields(num, ...numbers), ...more }));
const numbers = (...names: string[]) => v.looseObject(fields(num, ...names));

const Exchange = v.looseObject({
  ...numbers('coin', 'withdrawable').entries,
  turnover: numbers('required', 'done', 'remaining'),
  bound: maybe(rowsOf(['title'], ['coin', 'remaining'])),
  perDay: numbers('count', 'usedCount', 'amount', 'usedAmount', 'resetTime'),
  methods: rowsOf(['name', 'title', 'icon'], ['status', 'min', 'max', 'feePercent', 'feeFixed'], {
    bankIds: v.array(num),
    etaMinutes: v.array(num),
  }),
  appUserBankList: MemberState.entries.appUserBankList,
  pendingList: rowsOf(['orderId', 'name'], ['amount', 'receive', 'status', 'createTime', 'updateTime']),
});

const Deposits = rowsOf(['orderId'], ['methodId', 'amount', 'bonus', 'status', 'expireTime'], {
  payUrl: maybe(str),
  payInfo: maybe(v.looseObject(fields(str, 'bankName', 'accountNo', 'accountName', 'reference'))),
});

const Statements = rowsOf(['key'], ['startTime', 'endTime', 'sumIn', 'sumOut', 'readAt'], {
  list: rowsOf(['id', 'title'], ['amount', 'balance', 'status', 'time']),
});

const awards = v.array(numbers('itemId', 'num'));
const days = rowsOf([], ['day', 'status'], { awards });

const Vip = v.looseObject({
  ...numbers('vip', 'vipExp', 'nextExp').entries,
  daily: v.looseObject({ awards, claimable: v.boolean(), claimed: v.boolean(), nextTime: num }),
  signIn: v.looseObject({ days, claimable: v.boolean(), day: num, streak: num, nextTime: num }),
});

const Rebate = v.looseObject({
  ...numbers('claimable', 'claimed', 'min', 'resetTime').entries,
  list: rowsOf(['name'], ['typeId', 'bet', 'rate', 'bonus']),
});
const Summaries = rowsOf(
  ['period'],
  ['deposit', 'withdraw', 'net', 'bet', 'win', 'profit', 'seconds', 'sessions', 'readAt'],
);

const message: Parameters<typeof rowsOf> = [['from', 'content'], ['time'], { images: v.array(str) }];

const SNAPSHOTS: Readonly<Record<keyof Snapshots, v.GenericSchema>> = {
  security: Security,
  sessions: v.array(Session),
  reports: KeptReports,
  held: v.nonOptional(RefreshData.entries.held),
  exchange: Exchange,
  deposits: Deposits,
  items: rowsOf([], ['id', 'itemId', 'num']),
  statements: Statements,
  tasks: v.looseObject({
    ...numbers('liveness', 'resetTime').entries,
    list: rowsOf([], ['taskId', 'progress', 'target', 'status']),
  }),
  vip: Vip,
  rebate: Rebate,
  rebateLog: v.looseObject({ list: rowsOf(['id'], ['amount', 'bet', 'time']), hasMore: v.boolean() }),
  claims: rowsOf([], ['activityType', 'readAt'], {
    list: rowsOf(['id', 'name'], ['activityType', 'time'], { awards }),
    hasMore: v.boolean(),
  }),
  loginBonus: v.nullable(v.looseObject({ ...numbers('day', 'status', 'nextTime').entries, days })),
  limits: LimitState,
  summaries: Summaries,
  gameRules: rowsOf(['language'], ['gameId'], {
    rules: v.nullable(
      v.looseObject({
        rule: str,
        returns: numbers('min', 'max'),
        bet: numbers('min', 'max'),
        payouts: rowsOf(['label'], ['pay']),
      }),
    ),
  }),
  agent: v.looseObject({
    ...fields(str, 'inviteCode'),
    shareUrlMap: v.record(str, str),
    pid: num,
    team: numbers('total', 'direct', 'valid', 'today'),
    commission: numbers('claimable', 'today', 'yesterday', 'total'),
    steps: rowsOf([], ['count', 'status'], { awards }),
  }),
  agentLogs: rowsOf(['kind'], ['level', 'sum', 'readAt'], {
    list: rowsOf(['id', 'nickname'], ['userId', 'level', 'bet', 'recharge', 'commission', 'time']),
    hasMore: v.boolean(),
  }),
  services: rowsOf(['name', 'param1'], ['id', 'sort', 'itemType']),
  feedback: v.looseObject({
    list: rowsOf(['summary'], ['id', 'typeId', 'status', 'time'], { unread: v.boolean() }),
    hasMore: v.boolean(),
  }),
  conversations: rowsOf([], ['id', 'typeId', 'status'], { messages: rowsOf(...message) }),
  desk: v.looseObject({ messages: rowsOf(...message), hasMore: v.boolean(), desk: v.looseObject({}) }),
  invite: v.looseObject({
    ...numbers('spins', 'total', 'target', 'endTime').entries,
    open: v.boolean(),
    list: maybe(rowsOf(['nickname'], ['avatar', 'amount', 'time'])),
    won: maybe(v.looseObject({ awards, page: num })),
  }),
  inbox: v.looseObject({ ...numbers('endTime', 'nextPage').entries, hasMore: v.boolean() }),
};

const Snapshot = v.variant(
  'name',
  Object.entries(SNAPSHOTS).map(([name, value]) =>
    v.looseObject({ name: v.literal(name), value, readAt: num }),
  ),
);

const InviteDraft = v.looseObject({ pid: maybe(num), inviteCode: maybe(str), aid: maybe(str) });

/** What a form keeps: its reader compares each field with an empty one of its own. */
const Draft = v.pipe(
  v.looseObject({ key: str, value: v.record(str, v.union([str, num, v.boolean(), v.array(str)])) }),
  v.check(({ key, value }) => key !== INVITE_DRAFT || v.is(InviteDraft, value)),
);

const { gameLikes: _likes, gameHistory: _history, ...memberState } = MemberState.entries;

const Event = v.looseObject({ eventId: str, installId: str, madeAt: num });

export const ROW_SCHEMAS: Readonly<Record<TableName, v.GenericSchema>> = {
  config: v.looseObject({ v: str, config: AppConfigShell, readAt: num }),
  gameChunks: v.looseObject({ games: v.pipe(v.array(Game), v.nonEmpty()) }),
  catalogue: v.looseObject({
    held: str,
    progress: maybe(v.object({ version: str, next: str, seen: v.array(num) })),
  }),
  gameOrder: GameOrder,
  members: v.looseObject({
    ...memberState,
    userInfo: UserInfo,
    configPatch: ConfigPatch,
    flags: AwardFlags,
    unreadMail: num,
    recommend: maybe(v.array(num)),
    activitiesReadAt: maybe(num),
    readAt: num,
  }),
  balances: v.looseObject({
    coin: num,
    balanceSeq: num,
    callSeq: num,
    contradicted: maybe(v.looseObject({ page: num, callSeq: num })),
    readAt: num,
  }),
  likes: v.looseObject({ like: v.picklist([0, 1]) }),
  plays: v.looseObject({ playedAt: num }),
  bets: v.looseObject(BetRecord.entries),
  gameSessions: v.looseObject({
    state: v.picklist(['open', 'abandoned']),
    sessionId: maybe(str),
    since: num,
    visit: maybe(numbers('beganAt', 'seenAt', 'remindedAt', 'net')),
  }),
  mails: v.looseObject({
    ...fields(str, 'title', 'summary'),
    ...fields(num, 'id', 'time'),
    ...fields(v.boolean(), 'read', 'hasAward', 'received'),
    ...{ claimable: v.picklist([0, 1]), expireTime: maybe(num) },
  }),
  mailTexts: v.looseObject({
    ...fields(str, 'title', 'content'),
    ...fields(num, 'id', 'time', 'readAt'),
    ...{ received: v.boolean(), awards, expireTime: maybe(num) },
    ...{ clickType: maybe(v.picklist([1, 2, 3])), clickAction: maybe(str) },
  }),
  snapshots: Snapshot,
  mutations: v.looseObject({
    memberId: num,
    call: str,
    subject: str,
    createdAt: num,
    attempts: num,
    input: maybe(v.looseObject({})),
    token: maybe(str),
    outcome: maybe(v.looseObject({ isLate: v.boolean(), awards: maybe(awards), reason: maybe(str) })),
  }),
  outbox: Event,
  earlierOutbox: Event,
  deadLetters: v.looseObject({ event: v.looseObject({}), reason: str, refusedAt: num }),
  delivery: v.looseObject({
    ...fields(num, 'nextAttemptAt', 'waitSetAt', 'failures', 'batchLimit', 'byteLimit'),
    lastError: str,
  }),
  installation: v.looseObject({ value: v.pipe(str, v.nonEmpty()) }),
  drafts: Draft,
};

/** Tables that say something together: a row that is missing in one makes the others wrong. */
export const TOGETHER: ReadonlyArray<readonly TableName[]> = [['gameChunks', 'gameOrder', 'catalogue']];
