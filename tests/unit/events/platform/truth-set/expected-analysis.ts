// What the report has to say of a world in which nobody has played.
import { DAY, dayOf } from '../event-store.ts';
import { finality, installations, people, sessions, summary } from './expected.ts';
import type { Truth } from './truth.ts';

const WEEK = 7 * DAY;

interface Range {
  readonly from: string;
  readonly to: string;
}

const daysOf = ({ from, to }: Range): string[] => {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY) days.push(dayOf(new Date(at)));
  return days;
};

export function analysedDays(known: Truth, now: Date, range: Range) {
  const [rows, visits, all] = [summary(known, now), sessions(known), installations(known)];
  const usual = new Map(finality(known, now).map((row) => [row.day, row.usual_percent]));
  return daysOf(range).map((day) => {
    const own = rows.filter(({ key }) => key.startsWith(`${day} `));
    const sum = (name: 'stored' | 'late' | 'missing' | 'dropped_at_limit' | 'refused') =>
      own.reduce((total, row) => total + row[name], 0);
    const visited = visits.filter((visit) => visit.day === day);
    const members = visited.flatMap(({ member_id: id }) => (id === null ? [] : [id]));
    return {
      ...{ day, state: stateOf(day, { usual: usual.get(day) ?? null, now }) },
      usual_percent: usual.get(day) ?? null,
      ...{ stored: sum('stored'), late: sum('late'), missing: sum('missing') },
      ...{ dropped: sum('dropped_at_limit'), refused: sum('refused') },
      ...{ visits: visited.length, visitors: new Set(visited.map((visit) => visit.install_id)).size },
      first_visits: all.filter(({ first_at: at }) => dayOf(at) === day).length,
      ...{ members: new Set(members).size, players: 0, rounds: 0 },
    };
  });
}

function stateOf(day: string, { usual, now }: { usual: number | null; now: Date }) {
  const daysAgo = Math.round((Date.parse(dayOf(now)) - Date.parse(day)) / DAY);
  if (daysAgo > 31) return 'final';
  return daysAgo > 0 && (usual ?? 0) >= 99 ? 'settled' : 'growing';
}

export function funnel(known: Truth, { from, to }: Range) {
  const fresh = installations(known).filter(({ first_at: at }) => dayOf(at) >= from && dayOf(at) <= to);
  const members = new Map<string, Set<number>>();
  for (const { install_id: id, tie, member_id: member } of people(known))
    if (tie === 'signed_in') members.set(id, (members.get(id) ?? new Set()).add(member ?? 0));
  const opened = known.stored.filter(
    ({ event, isImplausible }) =>
      event.eventName === 'game_start' &&
      event.eventShowType !== 'trial' &&
      event.eventUserId > 0 &&
      !isImplausible,
  );
  const openers = new Set(opened.map(({ event }) => event.installId));
  return {
    visited: fresh.length,
    signed_in: fresh.filter(({ install_id: id }) => members.has(id)).length,
    game_opened: fresh.filter(({ install_id: id }) => openers.has(id)).length,
    round_played: 0,
  };
}

/** Monday of the week, in milliseconds. */
function mondayOf(day: string): number {
  const at = Date.parse(day);
  return at - ((new Date(at).getUTCDay() + 6) % 7) * DAY;
}

/** Without the state of the weeks. */
export function retention(known: Truth, { to }: Range) {
  const last = mondayOf(to);
  const [all, visits] = [installations(known), sessions(known)];
  return Array.from({ length: 8 }, (_, index) => last - (7 - index) * WEEK).flatMap((cohort) => {
    const own = all.filter(({ first_at: at }) => dayOf(at) <= to && mondayOf(dayOf(at)) === cohort);
    if (own.length === 0) return [];
    const ids = new Set(own.map(({ install_id: id }) => id));
    const ages = Array.from({ length: (last - cohort) / WEEK + 1 }, (_, age) => age);
    return ages.map((age) => {
      const week = cohort + age * WEEK;
      const back = visits.filter(
        ({ install_id: id, day }) => ids.has(id) && day <= to && mondayOf(day) === week,
      );
      return {
        ...{ cohort: dayOf(new Date(cohort)), age },
        installations: new Set(back.map(({ install_id: id }) => id)).size,
      };
    });
  });
}
