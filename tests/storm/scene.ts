// What the members of a storm share, and the answers they got.
import type { Random } from './random.ts';
import type { Site } from './site.ts';

export interface AcknowledgedWrites {
  readonly deposits: Map<string, string>;
  readonly withdrawals: Map<string, string>;
  readonly rounds: Set<string>;
  /** Members by the id of the request that credited a bonus. */
  readonly claims: Map<string, string>;
  /** The last entry before the break or exclusion of a member. */
  readonly paused: Map<number, number>;
  /** By member and kind: what deposits or stakes may come to, in hundredths. */
  readonly limits: Map<string, number>;
}

export interface Storm {
  readonly site: Site;
  readonly random: Random;
  readonly gameIds: readonly number[];
  readonly acknowledged: AcknowledgedWrites;
  /** What should not have happened. */
  readonly wrong: string[];
  /** Answers by call and code. */
  readonly answers: Map<string, number>;
}
