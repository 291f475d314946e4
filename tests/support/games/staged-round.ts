// Rounds with a fixed outcome, so that each run shows the same: the platform's answers with the outcome
// replaced.
import type { Page } from '@playwright/test';

export const PLAYS = ['slot', 'dice', 'wheel'] as const;
export type PlayName = (typeof PLAYS)[number];

export const OUTCOMES = ['lost', 'won', 'won much'] as const;
export type Outcome = (typeof OUTCOMES)[number];

interface StagedRound {
  /** A multiple of the bet. */
  readonly pays: number;
  readonly shown: object;
}

const STAGED: Readonly<Record<PlayName, Readonly<Record<Outcome, StagedRound>>>> = {
  slot: {
    lost: { pays: 0, shown: { reels: ['star', 'wave', 'shell'] } },
    won: { pays: 3, shown: { reels: ['pearl', 'pearl', 'kingfisher'] } },
    'won much': { pays: 50, shown: { reels: ['star', 'star', 'star'] } },
  },
  dice: {
    lost: { pays: 0, shown: { roll: 12 } },
    won: { pays: 2, shown: { roll: 71 } },
    'won much': { pays: 49, shown: { roll: 99 } },
  },
  wheel: {
    lost: { pays: 0, shown: { field: 1 } },
    won: { pays: 3, shown: { field: 7 } },
    'won much': { pays: 10, shown: { field: 0 } },
  },
};

/** Sets the outcome of the next rounds on this page. */
export async function stage(page: Page, play: PlayName, outcome: Outcome): Promise<void> {
  const { pays, shown } = STAGED[play][outcome];
  await page.unroute('**/api/round');
  await page.route('**/api/round', async (route) => {
    const response = await route.fetch();
    const { data, ...envelope } = (await response.json()) as { data: { bet: number } };
    await route.fulfill({ response, json: { ...envelope, data: { ...data, win: data.bet * pays, shown } } });
  });
}
