import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { specimenOf } from '../../specimen.ts';

const FIVE_MINUTES_MS = 300_000;
const UNREACHABLE = 'The platform cannot be reached.';

export const problem = specimenOf(
  { Problem },
  {
    text: <Problem text={UNREACHABLE} />,
    'long text': <Problem text="The amount is larger than what is left for today; tomorrow you can go on." />,
  },
);

const freshness = (age: number, text?: string) => (
  <Freshness readAt={Date.now() - age} problem={text} onRetry={() => {}} />
);

export const freshnesses = specimenOf(
  { Freshness },
  {
    new: freshness(0),
    old: freshness(FIVE_MINUTES_MS),
    readAt: <Freshness readAt={undefined} onRetry={() => {}} />,
    problem: freshness(FIVE_MINUTES_MS, UNREACHABLE),
    'new, with a problem': freshness(0, UNREACHABLE),
  },
);
