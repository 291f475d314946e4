import { ALL_AWARDS } from '#src/data/member/award-log.ts';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { FilteredLog } from './FilteredLog.tsx';

/** All awards, from bonuses or not. */
export default function RewardRecordScreen() {
  return (
    <Stack>
      <FilteredLog all={ALL_AWARDS} />
    </Stack>
  );
}
