import { Stack } from '#src/ui/Stack/Stack.tsx';
import { FilteredLog } from './FilteredLog.tsx';

/** All awards from any source. */
export default function RewardRecordScreen() {
  return (
    <Stack>
      <FilteredLog />
    </Stack>
  );
}
