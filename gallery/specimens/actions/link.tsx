import { Link } from '#src/ui/Link/Link.tsx';
import { specimenOf } from '../../specimen.ts';

export const link = specimenOf(
  { Link },
  {
    plain: (
      <p>
        <span>Back to </span>
        <Link href="#Link">all games</Link>
      </p>
    ),
    target: (
      <p>
        <Link href="https://example.com/" target="_blank" rel="noopener">
          Elsewhere
        </Link>
        <span> in a window of its own</span>
      </p>
    ),
  },
);
