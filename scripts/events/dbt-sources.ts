// docs/dbt/sources.yml: the views as dbt sources, from the schema and the page for analysts.
import { readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { PGlite } from '@electric-sql/pglite';
import { openEmbedded } from '#server/database/database.ts';
import { migrate } from '#server/store/migrations/migrate.ts';
import type { Db } from '#server/database/tables/tables.ts';

const PAGE = 'docs/analysts.md';
export const SOURCES = 'docs/dbt/sources.yml';

/** Whose value names one row. */
const KEYS: Readonly<Record<string, string>> = {
  events_clean: 'event_id',
  events_unknown: 'event_id',
  events_implausible: 'event_id',
  installations: 'install_id',
  rounds: 'round_id',
  day_finality: 'day',
};

interface Column {
  readonly view: string;
  readonly name: string;
  readonly type: string;
}

export async function writeSources(): Promise<void> {
  const opened = await openEmbedded(new PGlite());
  try {
    await migrate(opened.db);
    writeFileSync(SOURCES, await sourcesText(opened.db, readFileSync(PAGE, 'utf8')));
  } finally {
    await opened.close();
  }
  console.log(`The views are described in ${SOURCES}.`);
}

/** Describes the views that the page lists. */
export async function sourcesText(db: Db, page: string): Promise<string> {
  const views = [...page.matchAll(/^\| `(\w+)` \| ([^|]+) \|$/gm)].map(([, name = '', says = '']) => ({
    name,
    says,
  }));
  const columns = await readColumns(db);
  const tables = views
    .filter(({ name }) => columns.some(({ view }) => view === name))
    .map(({ name, says }) =>
      tableText(
        columns.filter(({ view }) => view === name),
        { name, says, page },
      ),
    );
  return `# Written by \`npm run events -- sources\`; ${PAGE} says more.
version: 2

sources:
  - name: halcyon
    description: ${quoted('Events of the Halcyon app and what its platform recorded. Read the views, never the tables.')}
    schema: "{{ var('halcyon_schema', 'public') }}"
    tables:
${tables.join('')}`;
}

interface View {
  readonly name: string;
  readonly says: string;
  readonly page: string;
}

function tableText(columns: readonly Column[], { name, says, page }: View): string {
  const loaded = columns.some((column) => column.name === 'received_at')
    ? '        loaded_at_field: received_at\n'
    : '';
  const described = columns.map((column) =>
    columnText(column, meaningOf(page, { view: name, column: column.name })),
  );
  return `      - name: ${name}
        description: ${quoted(`One row is ${plain(says)}.`)}
${loaded}        columns:
${described.join('')}`;
}

function columnText({ view, name, type }: Column, meaning: string): string {
  const isKey = KEYS[view] === name;
  return [
    `          - name: ${name}\n            data_type: ${type}\n`,
    meaning ? `            description: ${quoted(meaning)}\n` : '',
    isKey ? '            data_tests: [unique, not_null]\n' : '',
  ].join('');
}

/** Views with the columns of `events_clean` have its meanings, and every other its own table, if there is one. */
function meaningOf(page: string, { view, column }: { view: string; column: string }): string {
  const from = page.indexOf(
    view.startsWith('events_') ? '## The columns of `events_clean`' : `\n\`${view}\`: `,
  );
  if (from < 0) return '';
  const next = view.startsWith('events_') ? page.indexOf('\n## ', from + 1) : page.indexOf('\n`', from + 1);
  const rows = page.slice(from, next).split('\n').map(cellsOf);
  const [, ...cells] = rows.find(([names]) => names?.split(', ').includes(column)) ?? [];
  // The table of `events_clean` says first what the column is called on the wire.
  const [holds = '', beware = ''] = cells.length > 1 ? cells.slice(1) : cells;
  return [holds, beware]
    .filter((text) => text !== '')
    .map(sentence)
    .join(' ');
}

const cellsOf = (line: string): string[] =>
  line.startsWith('|')
    ? line
        .split('|')
        .slice(1, -1)
        .map((cell) => plain(cell))
    : [];

const sentence = (text: string): string => text + (text.endsWith('.') ? '' : '.');

/** Without links and marks. */
const plain = (text: string): string =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .trim();

/** A text of JSON is one of YAML. */
const quoted = (text: string): string => JSON.stringify(text);

async function readColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select relation.relname as view, attname as name, format_type(atttypid, atttypmod) as type
    from pg_attribute
    join pg_class relation on relation.oid = attrelid
    where relation.relkind = 'v' and pg_table_is_visible(relation.oid) and attnum > 0
    order by relation.relname, attnum`.execute(db);
  return rows;
}
