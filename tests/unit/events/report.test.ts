// The report as a page: what it says, and that nothing in it can do anything.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnalysedDay, Analysis, DayState } from '#server/store/events/analysis.ts';
import { readArguments } from '../../../scripts/events/arguments.ts';
import { reportPage, writeReport } from '../../../scripts/events/report/report.ts';

const range = { from: '2026-11-18', to: '2026-11-20' };
const madeAt = new Date('2026-11-20T10:30:00.000Z');

const day = (date: string, state: DayState, usual: number | null): AnalysedDay => ({
  ...{ day: date, state, usual_percent: usual },
  ...{ stored: 1234, late: 30, missing: 4, dropped: 3, refused: 2 },
  ...{ visits: 90, visitors: 80, first_visits: 20, members: 40, players: 30, rounds: 5000 },
});

const analysis: Analysis = {
  days: [
    day('2026-11-18', 'final', null),
    day('2026-11-19', 'settled', 99.96),
    day('2026-11-20', 'growing', 71.2),
  ],
  funnel: { visited: 200, signed_in: 90, game_opened: 60, round_played: 45 },
  retention: [
    { cohort: '2026-11-09', age: 0, installations: 50, state: 'settled' },
    { cohort: '2026-11-09', age: 1, installations: 20, state: 'growing' },
    { cohort: '2026-11-16', age: 0, installations: 10, state: 'growing' },
  ],
  sources: [{ source: 'news', campaign: 'autumn', installations: 12, registered: 3 }],
  reconciliation: [{ measure: 'sign_ins', by_source: 91, proved: 80, by_records: 90, difference: 1 }],
};
const documentOf = (shown: Analysis) => reportPage(shown, range, madeAt);
/** What a reader sees, without the markup. */
const textOf = (page: string) =>
  page.replaceAll(/<style>[\s\S]*?<\/style>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

afterEach(() => vi.restoreAllMocks());

describe('the report', () => {
  it('says before anything else what can be relied on', () => {
    expect(textOf(documentOf(analysis))).toContain(
      '1 of 3 days is final, 1 is settled (at least 99 % of the events of such days had come by their age), 1 still grows. ' +
        'The figures from 2026-11-20 on will still grow (grey, and marked *)',
    );
  });

  it('marks in each table and chart what is not final', () => {
    const text = textOf(documentOf(analysis));
    expect(text.split('2026-11-20 *')).toHaveLength(3);
    expect(text).not.toContain('2026-11-19 *');
    expect(text).toContain('40 % *');
    expect(text).toContain('100 % *');
    expect(text.split('* Days that still grow are among these.')).toHaveLength(4);
  });

  it('shows the way from the first visit to the first round', () => {
    const text = textOf(documentOf(analysis));
    expect(text).toContain('came for the first time 200 100.0 % signed in 90 45.0 % 45.0 %');
    expect(text).toContain('opened a game 60 30.0 % 66.7 % played a round 45 22.5 % 75.0 %');
  });

  it('has the other tables', () => {
    const text = textOf(documentOf(analysis));
    expect(text).toContain('2026-11-18 90 80 20 40 30 5,000');
    expect(text).toContain('2026-11-18 1,234 30 4 3 2 final');
    expect(text).toContain('2026-11-19 1,234 30 4 3 2 99.9 %');
    expect(text).toContain('2026-11-20 * 1,234 30 4 3 2 not over yet');
    expect(text).toContain('news autumn 12 3 25.0 %');
    expect(text).toContain('sign ins 91 80 90 1');
  });

  it('draws four charts', () => {
    expect(documentOf(analysis).match(/<svg /g)).toHaveLength(4);
  });

  it('shows a text that anybody can send as text, and runs and loads nothing', () => {
    const sent = `<script>alert(1)</script>"><img src=x onerror=alert(1)>\u202e`;
    const page = documentOf({
      ...analysis,
      sources: [{ source: sent, campaign: sent, installations: 1, registered: 0 }],
    });
    expect(page).not.toMatch(/<script|<img|<link|<iframe|\u202e|https?:(?!\/\/www\.w3\.org)/);
    expect(page).toContain(`default-src 'none'`);
    expect(page).toContain('&#60;script&#62;');
  });

  it('is a page also for a platform that nobody has visited', () => {
    const nobody = { visited: 0, signed_in: 0, game_opened: 0, round_played: 0 };
    const page = documentOf({ days: [], funnel: nobody, retention: [], sources: [], reconciliation: [] });
    expect(textOf(page)).toContain('Nothing in these days.');
    expect(textOf(page)).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('npm run events -- report', () => {
  it('is about the last four weeks where nothing else is asked for', () => {
    expect(readArguments(['report'], madeAt)).toEqual({
      command: 'report',
      from: '2026-10-24',
      to: '2026-11-20',
      out: 'events-report.html',
    });
    expect(() => readArguments(['report', '--format', 'csv'], madeAt)).toThrow('A report takes --from, --to');
  });

  it('writes one file, or says why it cannot', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'halcyon-report-'));
    vi.spyOn(console, 'log').mockReturnValue();
    const source = { analysis: async () => analysis };
    const out = join(folder, 'report.html');
    await writeReport(source, { ...range, out });
    expect(await readFile(out, 'utf8')).toMatch(/^<!doctype html>/);
    const nowhere = join(folder, 'no', 'report.html');
    await expect(writeReport(source, { ...range, out: nowhere })).rejects.toThrow(
      `Cannot write "${nowhere}": ENOENT.`,
    );
    await rm(folder, { recursive: true });
  });
});
