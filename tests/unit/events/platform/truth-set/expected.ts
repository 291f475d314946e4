// What each view has to say of a world.
import { DAY, dayOf } from '../event-store.ts';
import {
  byInstallation,
  countable,
  dayOfRefused,
  dayOfRow,
  isLate,
  type Truth,
  latencyOf,
  missing,
  numberOf,
  type StoredEvent,
} from './truth.ts';

const keyOf = ({ event }: Pick<StoredEvent, 'event'>): string => `${event.installId} ${event.eventSeq}`;

/** Milliseconds are enough; more digits differ by the order in which they were added up. */
export const rounded = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 1000) / 1000;

export const clean = (known: Truth) =>
  countable(known)
    .filter(({ isUnknown }) => !isUnknown)
    .map((row) => ({
      event_id: row.event.eventId,
      day: dayOfRow(row),
      happened_at: row.happened,
      received_at: row.at,
      latency_seconds: rounded(latencyOf(row)),
      clock_was_wrong: row.isClockWrong,
      duplicates: row.duplicates,
      proof: row.proof,
      member_id: row.event.eventUserId || null,
    }))
    .sort((a, b) => (a.event_id < b.event_id ? -1 : 1));

export const gaps = (known: Truth, now: Date) => [
  ...missing(known, now).map(({ installId, seq, state, firstSeen }) => ({
    ...{ install_id: installId, seq, state, first_seen: firstSeen },
  })),
  ...known.refused.map(({ event, at }) => ({
    ...{ install_id: event.installId, seq: event.eventSeq, state: 'refused', first_seen: at },
  })),
];

const ZERO = {
  ...{ made: 0, stored: 0, late: 0, duplicates_dropped: 0, refused: 0, dropped_at_limit: 0, missing: 0 },
  ...{ clocks_wrong: 0, unknown_names: 0, with_refused_props: 0, unconfirmed: 0, implausible: 0 },
};

/** By day and version. */
export function summary(known: Truth, now: Date) {
  const rows = new Map<string, typeof ZERO>();
  const latencies = new Map<string, number[]>();
  const add = (day: string, version: string, counted: Partial<typeof ZERO>) => {
    const row = rows.get(`${day} ${version}`) ?? { ...ZERO };
    rows.set(`${day} ${version}`, row);
    for (const name of Object.keys(counted) as Array<keyof typeof ZERO>) row[name] += counted[name] ?? 0;
  };
  for (const row of known.stored) {
    const { version } = row.event;
    const key = `${dayOfRow(row)} ${version}`;
    const latency = latencyOf(row);
    if (!row.isImplausible && latency !== null) latencies.set(key, [...(latencies.get(key) ?? []), latency]);
    add(dayOfRow(row), version, row.isImplausible ? { implausible: 1 } : countsOf(row));
  }
  for (const row of known.refused) add(dayOfRefused(row), row.event.version, { made: 1, refused: 1 });
  for (const { next, state } of missing(known, now)) {
    const counted = {
      waiting: { made: 1, missing: 1 },
      lost: { made: 1, missing: 1 },
      dropped: { made: 1, dropped_at_limit: 1 },
      unconfirmed: { unconfirmed: 1 },
    }[state];
    add(dayOfRow(next), next.event.version, counted);
  }
  return [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, row]) => {
      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) =>
        rounded(quantile(latencies.get(key) ?? [], part)),
      );
      return { key, ...row, latency_p50: p50, latency_p95: p95, latency_p99: p99 };
    });
}

const countsOf = (row: StoredEvent): Partial<typeof ZERO> => ({
  made: 1,
  stored: 1,
  late: Number(isLate(row)),
  duplicates_dropped: row.duplicates,
  clocks_wrong: Number(row.isClockWrong),
  unknown_names: Number(row.isUnknown),
  with_refused_props: Number(row.refusedProps > 0),
});

/** Between two neighbours, in proportion. */
function quantile(values: readonly number[], part: number): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const [below = 0, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}

const plusDays = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * DAY));

export function finality(known: Truth, now: Date) {
  const rows = countable(known);
  const owed = missing(known, now)
    .filter(({ state }) => state === 'waiting' || state === 'unconfirmed')
    .map(({ installId, before, next }) => {
      const to = dayOfRow(next);
      const earliest = plusDays(to, -31);
      const from = before && dayOfRow(before) > earliest ? dayOfRow(before) : earliest;
      return { installId, from, to };
    });
  return [...new Set(rows.map(dayOfRow))].sort().map((day) => {
    const own = rows.filter((row) => dayOfRow(row) === day);
    const ids = [...new Set(own.map(({ event }) => event.installId))];
    const ended = Date.parse(plusDays(day, 1));
    const holding = owed.filter(({ from, to }) => from <= day && day <= to).map(({ installId }) => installId);
    return {
      day,
      stored: own.length,
      installations: ids.length,
      owed: new Set(holding).size,
      not_seen_since: ids.filter((id) => (known.lastSeen.get(id) ?? 0) < ended).length,
      usual_percent: usual(rows, { day, today: dayOf(now) }),
    };
  });
}

/** What had come of the days 31 to 60 days ago when they were as old. */
function usual(rows: readonly StoredEvent[], { day, today }: { day: string; today: string }): number | null {
  const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY);
  const age = daysBetween(day, today);
  const old = rows.filter((row) => {
    const ago = daysBetween(dayOfRow(row), today);
    return ago >= 31 && ago <= 60;
  });
  if (old.length === 0) return null;
  const inTime = old.filter((row) => daysBetween(dayOfRow(row), dayOf(row.at)) < age);
  return Math.round((10_000 * inTime.length) / old.length) / 100;
}

export function shared(known: Truth) {
  return [...byInstallation(countable(known))].flatMap(([install_id, own]) => {
    const twice = own.filter((row) => own.filter((other) => keyOf(other) === keyOf(row)).length > 1);
    if (twice.length === 0) return [];
    const times = twice.map(({ at }) => at.getTime());
    return {
      install_id,
      numbers_twice: new Set(twice.map(keyOf)).size,
      first_number: Math.min(...twice.map(numberOf)),
      first_seen: new Date(Math.min(...times)),
      last_seen: new Date(Math.max(...times)),
    };
  });
}

export function sessions(known: Truth) {
  return [...byInstallation(cleanRows(known))].flatMap(([install_id, own]) => {
    const inTime = [...own].sort((a, b) => a.happened.getTime() - b.happened.getTime());
    const visits: StoredEvent[][] = [];
    for (const row of inTime) {
      const before = visits.at(-1)?.at(-1);
      const isNew = !before || row.happened.getTime() - before.happened.getTime() >= 30 * 60_000;
      if (isNew) visits.push([row]);
      else visits.at(-1)?.push(row);
    }
    return visits.map((visit, index) => ({ install_id, session_number: index + 1, ...visitOf(visit) }));
  });
}

const cleanRows = (known: Truth): StoredEvent[] => countable(known).filter(({ isUnknown }) => !isUnknown);

function visitOf(visit: readonly StoredEvent[]) {
  const events = visit.map(({ event }) => event);
  const members = events.flatMap(({ eventUserId }) => (eventUserId > 0 ? [eventUserId] : []));
  const screens = events.filter(({ eventName }) => eventName === 'page_view');
  const starts = events.filter(({ eventName }) => eventName === 'game_start');
  const [began, ended] = [visit[0]!.happened, visit.at(-1)!.happened];
  return {
    ...{ day: dayOf(began), began_at: began, ended_at: ended },
    seconds: (ended.getTime() - began.getTime()) / 1000,
    ...{ member_id: members.at(-1) ?? null, members: new Set(members).size, version: events[0]!.version },
    first_screen: screens[0]?.eventInterfaceId ?? null,
    last_screen: screens.at(-1)?.eventInterfaceId ?? null,
    ...{ events: events.length, screens: screens.length },
    game_starts: starts.filter(({ eventShowType }) => eventShowType !== 'trial').length,
    trial_starts: starts.filter(({ eventShowType }) => eventShowType === 'trial').length,
  };
}

export function installations(known: Truth) {
  return [...byInstallation(cleanRows(known))].map(([install_id, own]) => {
    const inOrder = [...own].sort((a, b) => numberOf(a) - numberOf(b) || (idOf(a) < idOf(b) ? -1 : 1));
    const named = (...names: string[]) => inOrder.filter(({ event }) => names.includes(event.eventName));
    const starts = named('app_start').filter((row) => row.event.eventProps !== undefined);
    const [first, latest] = [propsOf(starts[0]), propsOf(starts.at(-1))];
    const times = own.map(({ happened }) => happened.getTime());
    return {
      install_id,
      ...{ first_at: new Date(Math.min(...times)), last_at: new Date(Math.max(...times)) },
      starts: named('app_start').length,
      origin_is_known: starts[0] !== undefined && numberOf(starts[0]) === 1,
      ...{ utm_source: first['utmSource'] ?? null, inviter: first['inviter'] ?? null },
      ...{ os: latest['os'] ?? null, display: latest['display'] ?? null },
      was_standalone: starts.some((row) => propsOf(row)['display'] === 'standalone'),
      registered_with: propsOf(named('register')[0])['method'] ?? null,
      signed_in_with: propsOf(named('login', 'register').at(-1))['method'] ?? null,
    };
  });
}

const idOf = ({ event }: StoredEvent): string => event.eventId ?? '';

const propsOf = (row: StoredEvent | undefined) => (row?.event.eventProps ?? {}) as Record<string, string>;

export function people(known: Truth) {
  return [...byInstallation(cleanRows(known))].flatMap(([install_id, own]) => {
    const spans: StoredEvent[][] = [];
    for (const row of own) {
      const isSame = spans.at(-1)?.[0]?.event.eventUserId === row.event.eventUserId;
      if (isSame) spans.at(-1)?.push(row);
      else spans.push([row]);
    }
    return spans.map((span, index) => {
      const next = spans[index + 1]?.[0]?.event.eventUserId ?? 0;
      const times = span.map(({ happened }) => happened.getTime());
      return {
        ...{ install_id, from_seq: numberOf(span[0]!), to_seq: numberOf(span.at(-1)!) },
        ...{ first_at: new Date(Math.min(...times)), last_at: new Date(Math.max(...times)) },
        ...tieOf({ member: span[0]!.event.eventUserId, isFirst: index === 0, next }),
        events: span.length,
      };
    });
  });
}

function tieOf({ member, isFirst, next }: { member: number; isFirst: boolean; next: number }) {
  if (member > 0) return { member_id: member, tie: 'signed_in' };
  if (!isFirst) return { member_id: null, tie: 'signed_out' };
  return next > 0 ? { member_id: next, tie: 'before_sign_in' } : { member_id: null, tie: 'visitor' };
}
