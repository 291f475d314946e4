import { Link } from '#src/ui/Link/Link.tsx';
import { specimenOf } from '../../specimen.ts';

export const link = specimenOf(
  { Link },
  {
    plain: <Link href="#Link">All games</Link>,
    target: (
      <Link href="https://example.com/" target="_blank" rel="noopener">
        Elsewhere
      </Link>
    ),
  },
);
