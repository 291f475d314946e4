// The byte budgets of the production build. A row over its gate fails `npm test`.
import { get } from 'node:http';
import { countPlatform, type CountedAnswer } from './counted-platform.ts';
import { type FirstVisit, visitLobby } from './first-visit.ts';
import {
  compressedSize,
  entryScripts,
  laterScripts,
  type Parts,
  readParts,
  sizeOf,
  sizeOfAll,
} from './parts.ts';

export interface Budget {
  readonly what: string;
  readonly figure: number;
  /** None: a report. */
  readonly gate?: number;
  readonly unit: 'KB' | 'times';
}

const KB = 1024;

/** Fetched by the page and kept by the browser or in IndexedDB, so they stand in no cache of ours. */
const KEPT_ELSEWHERE = ['GET /', 'GET /sw.js', 'POST /app/v1/anonymous/appConfig'];

export const isWithin = ({ figure, gate = Number.POSITIVE_INFINITY }: Budget): boolean => figure <= gate;

export async function measureBudgets(): Promise<Budget[]> {
  const platform = await countPlatform();
  try {
    const html = await bytesOnTheWire(platform.address);
    const before = platform.answers.length;
    const visit = await visitLobby(platform.address);
    const answers = platform.answers.slice(before);
    return [
      inKb('HTML of / with style and first tiles', html, 14),
      ...scriptBudgets(readParts(), visit),
      ...keptBudgets(answers, visit),
    ];
  } finally {
    await platform.close();
  }
}

function scriptBudgets(parts: Parts, visit: FirstVisit): Budget[] {
  const entry = entryScripts(parts);
  const settled = new Set([...entry, ...visit.scripts]);
  const later = laterScripts(parts, settled).map(([name, files]) =>
    inKb(`script of ${name}`, sizeOfAll(files), 20),
  );
  const style = compressedSize(visit.inlineStyle) + sizeOfAll(visit.styles);
  return [
    inKb('script before usable', sizeOfAll(new Set([...entry, ...visit.scriptsBeforeUsable])), 95),
    inKb("all of the lobby's script", sizeOfAll(settled), 150),
    ...later.sort((a, b) => b.figure - a.figure).slice(0, 3),
    inKb('style of the first route', style, 8),
    inKb('sw.js', sizeOf('sw.js'), 42),
  ];
}

/** The pictures of games and offers are content: the app is ready offline without them. */
function keptBudgets(answers: readonly CountedAnswer[], visit: FirstVisit): Budget[] {
  const [pictures, own] = partition(answers, ({ request }) => request.startsWith('GET /pictures/'));
  const isKept = new Set([...KEPT_ELSEWHERE, ...visit.kept.map((path) => `GET ${path}`)]);
  const kept = own.filter(({ request }) => isKept.has(request));
  const once = [...new Map(kept.map((answer) => [answer.request, answer])).values()];
  return [
    inKb('bytes until ready offline', bytesOf(own), 320),
    { what: 'the same, beside what is kept', figure: bytesOf(own) / bytesOf(once), gate: 1.1, unit: 'times' },
    { what: 'pictures of a first visit', figure: bytesOf(pictures) / KB, unit: 'KB' },
  ];
}

function partition<T>(list: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((one) => !isFirst(one))];
}

const bytesOf = (answers: readonly CountedAnswer[]): number =>
  answers.reduce((sum, { bytes }) => sum + bytes, 0);

const inKb = (what: string, bytes: number, gate: number): Budget => ({
  what,
  figure: bytes / KB,
  gate,
  unit: 'KB',
});

/** Head and body of one answer, as a browser would ask for it. */
function bytesOnTheWire(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(
      address,
      { agent: false, headers: { 'accept-encoding': 'br', accept: 'text/html' } },
      (response) => {
        response.resume().on('end', () => resolve(response.socket.bytesRead));
      },
    );
    request.on('error', reject);
  });
}
