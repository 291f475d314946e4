import { Link } from '#src/ui/Link/Link.tsx';
import { specimenOf } from '../../specimen.ts';

export const link = specimenOf(
  { Link },
  {
    plain: (
      <p>
        Back to <Link href="#Link">all games</Link>
      </p>
    ),
    target: (
      <p>
        <Link href="https://example.com/" target="_blank" rel="noopener">
          Elsewhere
        </Link>{' '}
        in a window of its own
      </p>
    ),
  },
);
