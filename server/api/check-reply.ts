// In development and tests the platform checks its own answers against the contract.
import * as v from 'valibot';
import { type CallName, calls } from '#src/contract/index.ts';
import { parseWithDropped } from '#src/contract/rows.ts';

const seen = new WeakSet<object>();

/** Throws, so that a mistake fails where it was made. */
export function checkReply(name: CallName, data: unknown): void {
  if (typeof data !== 'object' || data === null || seen.has(data)) return;
  const onTheWire: unknown = JSON.parse(JSON.stringify(data));
  const { result, dropped } = parseWithDropped(calls[name].output, onTheWire);
  if (!result.success) throw new Error(`${name} violates the contract: ${describe(result.issues)}`);
  const [row] = dropped;
  if (row) throw new Error(`${name} violates the contract in row ${row.index}: ${row.problem}`);
  seen.add(data);
}

function describe(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? '(all)'}: ${issue.message}`).join('; ');
}
