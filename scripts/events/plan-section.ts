// The section of docs/analysts.md that lists every event, generated from the tracking plan.
import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { events } from '#src/contract/index.ts';
import type { EventDeclaration, PlannedField } from '#src/contract/tracking/plan.ts';

const PAGE = 'docs/analysts.md';
const HEADING = '## The tracking plan\n';

/** Names that analysts use for the fields on the wire. */
const COLUMNS: Record<PlannedField, string> = {
  eventInterfaceId: 'element',
  eventShowType: 'shown_as',
  eventRoomId: 'game_id',
  eventFrom: 'came_from',
};

export function writePlan(): void {
  writeFileSync(PAGE, withPlan(readFileSync(PAGE, 'utf8')));
  console.log(`${Object.keys(events).length} events are listed in ${PAGE}.`);
}

/** The page with the current section. */
export function withPlan(page: string): string {
  const start = page.indexOf(HEADING);
  const end = page.indexOf('\n## ', start + HEADING.length);
  if (start < 0 || end < 0) throw new Error(`${PAGE} has no section "${HEADING.trim()}" to write.`);
  return `${page.slice(0, start)}${HEADING}\n${planText(events)}${page.slice(end)}`;
}

export function planText(plan: Readonly<Record<string, EventDeclaration>>): string {
  const rows = Object.entries(plan).map(([name, declaration]) => [
    `\`${name}\``,
    declaration.when + (declaration.planned ? ' Not sent yet.' : ''),
    fieldsText(declaration),
    propsText(declaration),
  ]);
  const head = ['event', 'is sent when', 'columns it fills', 'properties'];
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`);
  return `Written by \`npm run events -- plan\`. Of every event the time, the member, the screen before and where the app runs are
known besides. \`element\` is the present screen where nothing else is said. A platform declares events of its own in
\`src/contract/tracking/own-events.ts\`, which the product leaves empty.

${table.join('')}`;
}

function fieldsText({ fields = {} }: EventDeclaration): string {
  const names = Object.keys(COLUMNS) as PlannedField[];
  return names.flatMap((name) => (fields[name] ? [entryText(COLUMNS[name], fields[name])] : [])).join('; ');
}

function propsText({ props = {} }: EventDeclaration): string {
  return Object.entries(props)
    .map(([name, schema]) => entryText(name, schema))
    .join('; ');
}

function entryText(name: string, schema: v.GenericSchema): string {
  const { options, meaning, isOptional } = read(schema);
  const notes = [...(options ?? []).map((option) => `\`${option}\``), ...(isOptional ? ['optional'] : [])];
  return `\`${name}\`${notes.length > 0 ? ` (${notes.join(', ')})` : ''}: ${meaning}`;
}

interface Read {
  readonly options?: readonly string[];
  readonly meaning: string;
  readonly isOptional?: boolean;
}

function read(schema: v.GenericSchema): Read {
  const { wrapped, options } = schema as { wrapped?: v.GenericSchema; options?: readonly string[] };
  if (wrapped) return { ...read(wrapped), isOptional: true };
  const meaning = v.getDescription(schema) ?? '';
  return options ? { options, meaning } : { meaning };
}
