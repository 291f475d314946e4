import { ALL_BONUSES } from '#src/data/member/award-log.ts';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { BonusTabs } from '../BonusTabs.tsx';
import { FilteredLog } from './FilteredLog.tsx';

/** What was claimed of bonuses. */
export default function RecordScreen() {
  return (
    <Stack>
      <BonusTabs />
      <FilteredLog all={ALL_BONUSES} />
    </Stack>
  );
}
