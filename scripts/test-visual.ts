// `npm run test:visual`: pictures of every screen and overlay in every language, scheme and width, contact sheets of
// them, and what is cut off or overlaps on them. With `--update`, the pictures that `npm test` compares with instead.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { type DrawResult, Draughtsman, type DrawOptions } from '#tests/support/visual/draw.ts';
import { ALL_LOOKS } from '#tests/support/visual/looks.ts';
import { writeSheets } from '#tests/support/visual/sheets.ts';
import { ALL_VIEWS } from '#tests/support/visual/views.ts';
import { ensureBuilt } from './run/built.ts';
import { CHROMIUM_ARGS, ensureChromium } from './run/chromium.ts';
import { CommandError } from './run/command-error.ts';

const FOLDER = 'test-results/visual';
/** Languages at a time: a page waits for the platform as long as it draws. */
const PAGES = 3;

type Part = Pick<DrawOptions, 'looks' | 'views'>;

const OPTIONS = {
  language: { type: 'string', multiple: true, default: [] as string[] },
  scheme: { type: 'string', multiple: true, default: [] as string[] },
  width: { type: 'string', multiple: true, default: [] as string[] },
  screen: { type: 'string', multiple: true, default: [] as string[] },
  update: { type: 'boolean', default: false },
} as const;

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: OPTIONS });
  const since = performance.now();
  await ensureBuilt();
  if (values.update) return (await import('./run/kept-pictures.ts')).updatePictures();
  const wanted: Part = {
    looks: {
      languages: chosen(ALL_LOOKS.languages, values.language, 'language'),
      schemes: chosen(ALL_LOOKS.schemes, values.scheme, 'scheme'),
      widths: chosen(ALL_LOOKS.widths, values.width, 'width'),
    },
    views: viewsOf(values.screen),
  };
  await rm(FOLDER, { recursive: true, force: true });
  const { pictures, faults } = await drawAll(wanted);
  const sheets = await writeSheets(pictures, join(FOLDER, 'sheets'));
  for (const fault of faults) console.log(fault);
  const seconds = ((performance.now() - since) / 1000).toFixed(0);
  console.log(
    `${pictures.length} pictures in ${FOLDER}, ${sheets.length} sheets of them, ${faults.length} faults: ${seconds} s`,
  );
  return faults.length === 0 ? 0 : 1;
}

/** All, if none is named. */
function chosen<T extends string | number>(all: readonly T[], named: readonly string[], what: string): T[] {
  const wrong = named.find((name) => !all.some((each) => String(each) === name));
  if (wrong !== undefined) throw new CommandError(`There is no ${what} ${wrong}: ${all.join(', ')}.`);
  return all.filter((each) => named.length === 0 || named.includes(String(each)));
}

function viewsOf(named: readonly string[]): Part['views'] {
  const wrong = named.find((name) => !ALL_VIEWS.some((view) => view.of === name));
  if (wrong !== undefined) throw new CommandError(`There is no screen or overlay ${wrong}.`);
  return ALL_VIEWS.filter((view) => named.length === 0 || named.includes(view.of));
}

async function drawAll(part: Part): Promise<DrawResult> {
  process.env['PASSWORD_COST'] = '10';
  const { registerKnownMember } = await import('#tests/support/visual/known-member.ts');
  const { servePlatform } = await import('#tests/support/served-platform.ts');
  const platform = await servePlatform({ RATE_LIMIT: '0', RATE_LIMIT_ADDRESS: '0' });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const member = await registerKnownMember(platform);
    const wanted = { ...part, folder: FOLDER, address: platform.address, member };
    const waiting = [...wanted.looks.languages];
    const drawn: DrawResult[] = [];
    const work = async () => {
      for (let language = waiting.shift(); language; language = waiting.shift())
        drawn.push(await new Draughtsman(browser, wanted).draw(language));
    };
    await Promise.all(Array.from({ length: PAGES }, work));
    return {
      pictures: drawn.flatMap(({ pictures }) => pictures),
      faults: drawn.flatMap(({ faults }) => faults),
    };
  } finally {
    await browser.close();
    await platform.remove();
  }
}
