import type { Generated } from 'kysely';

/** In a shell also the account of the machine, where it has a name: `shell: ada`. */
export type Actor = 'shell' | `shell: ${string}` | 'staff';
export type Outcome = 'done' | 'refused' | 'failed';

export interface OperatorTables {
  audit: AuditTable;
}

interface AuditTable {
  id: Generated<number>;
  acted_at: Date;
  actor: Actor;
  /** Its first two words, such as `member suspend`. */
  command: string;
  /** Id of what it was about: never a name, a number or a text of somebody. */
  subject: string;
  /** In the operator's words; "" where none is asked for. */
  reason: string;
  /** `null` if the process ended before the act did. */
  outcome: Outcome | null;
}
