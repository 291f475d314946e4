// The byte budgets of the production build. A row over its gate fails `npm test`.
import { get } from 'node:http';
import { countPlatform, type CountedAnswer } from './counted-platform.ts';
import { costOfEmptyArea } from './empty-area.ts';
import { type FirstVisit, visitLobby, visitUntilAllIsKept } from './first-visit.ts';
import type { Manifest } from '../build/manifest.ts';
import { FOR_VISITORS } from '../build/chunk-groups.ts';
import {
  compressedSize,
  entryScripts,
  laterScripts,
  memberScripts,
  readManifest,
  sizeOf,
  sizeOfAll,
} from './chunks.ts';

export interface Budget {
  readonly what: string;
  readonly figure: number;
  /** Without a gate the row is only a report. */
  readonly gate?: number;
  readonly unit: 'KB' | 'B' | 'times';
}

const KB = 1024;

/** Fetched by the page and kept by the browser or in IndexedDB, so the worker's caches do not hold them. */
const KEPT_ELSEWHERE = ['GET /', 'GET /sw.js', 'POST /app/v1/anonymous/appConfig'];

export const isWithin = ({ figure, gate = Number.POSITIVE_INFINITY }: Budget): boolean => figure <= gate;

export async function measureBudgets(): Promise<Budget[]> {
  const platform = await countPlatform();
  try {
    const html = await bytesOnTheWire(platform.address);
    const [visit, answers] = await counted(platform, () => visitLobby(platform.address));
    const [all, laterAnswers] = await counted(platform, () => visitUntilAllIsKept(platform.address));
    return [
      inKb('HTML of / with style and first tiles', html, 14),
      ...scriptBudgets(readManifest(), visit),
      ...keptBudgets('bytes until ready offline', answers, { kept: visit.kept, gate: 320 }),
      ...keptBudgets('bytes until every screen is', laterAnswers, { kept: all, gate: 700 }),
      { what: 'one more area, in the first script', figure: await costOfEmptyArea(), gate: 200, unit: 'B' },
      inKb('pictures of a first visit', bytesOf(answers.filter(isPicture))),
    ];
  } finally {
    await platform.close();
  }
}

function scriptBudgets(manifest: Manifest, visit: FirstVisit): Budget[] {
  const entry = entryScripts(manifest);
  const settled = new Set([...entry, ...visit.scripts]);
  const ofMember = new Set([...settled, ...memberScripts(manifest)]);
  const later = [
    ...laterScripts(manifest, settled).filter(([name]) => FOR_VISITORS.includes(name)),
    ...laterScripts(manifest, ofMember).filter(([name]) => !FOR_VISITORS.includes(name)),
  ].map(([name, files]) => inKb(`script of ${name}`, sizeOfAll(files), 20));
  const style = compressedSize(visit.inlineStyle) + sizeOfAll(visit.styles);
  return [
    inKb('script before usable', sizeOfAll(new Set([...entry, ...visit.scriptsBeforeUsable])), 95),
    inKb("all of the lobby's script", sizeOfAll(settled), 150),
    inKb('the same, signed in', sizeOfAll(ofMember), 153.5),
    ...later.sort((a, b) => b.figure - a.figure).slice(0, 3),
    inKb('style of the first route', style, 8),
    inKb('sw.js', sizeOf('sw.js'), 43),
  ];
}

/** What the platform answered during `action`. */
async function counted<T>(
  { answers }: { readonly answers: readonly CountedAnswer[] },
  action: () => Promise<T>,
): Promise<[T, readonly CountedAnswer[]]> {
  const before = answers.length;
  return [await action(), answers.slice(before)];
}

/** Pictures of games and offers are content: the app is ready offline without them. */
const isPicture = ({ request }: CountedAnswer): boolean => request.startsWith('GET /pictures/');

interface KeptBudget {
  readonly kept: readonly string[];
  readonly gate: number;
}

function keptBudgets(what: string, answers: readonly CountedAnswer[], { kept, gate }: KeptBudget): Budget[] {
  const own = answers.filter((answer) => !isPicture(answer));
  const isKept = new Set([...KEPT_ELSEWHERE, ...kept.map((path) => `GET ${path}`)]);
  const once = new Map(
    own.filter(({ request }) => isKept.has(request)).map((answer) => [answer.request, answer]),
  );
  return [
    inKb(what, bytesOf(own), gate),
    {
      what: 'the same, beside what is kept',
      figure: bytesOf(own) / bytesOf([...once.values()]),
      gate: 1.1,
      unit: 'times',
    },
  ];
}

const bytesOf = (answers: readonly CountedAnswer[]): number =>
  answers.reduce((sum, { bytes }) => sum + bytes, 0);

const inKb = (what: string, bytes: number, gate?: number): Budget => ({
  what,
  figure: bytes / KB,
  ...(gate !== undefined && { gate }),
  unit: 'KB',
});

/** Head and body of one answer, as a browser requests it. */
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
