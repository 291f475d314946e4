import { ClaimedMark } from '#src/patterns/claim/ClaimedMark.tsx';
import { Countdown } from '#src/patterns/countdown/Countdown.tsx';
import { DaysChoice } from '#src/patterns/days/DaysChoice.tsx';
import type { Days, RangeName } from '#src/patterns/days/days.ts';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { TabPanel } from '#src/ui/Tabs/Tabs.tsx';
import { type EachOf, specimenOf } from '../../specimen.ts';
import { WithState } from '../../stage/WithState.tsx';

/** Epoch seconds. */
const inHours = (hours: number): number => Math.floor(Date.now() / 1000) + hours * 3600;

export const countdown = specimenOf(
  { Countdown },
  {
    hours: <Countdown until={inHours(4)} />,
    days: <Countdown until={inHours(60)} />,
    over: <Countdown until={0} />,
  },
);

export const claimedMark = specimenOf(
  { ClaimedMark },
  { time: <ClaimedMark time={1_795_269_900} />, 'time unknown': <ClaimedMark /> },
);

const days = (name: string, start: Pick<Days, 'range'> & Partial<Days>) => (
  <WithState<Days> start={{ from: '2026-11-01', to: '2026-11-21', ...start }}>
    {(shown, show) => (
      <Stack>
        <DaysChoice name={name} days={shown} onChange={(change) => show({ ...shown, ...change })} />
        <TabPanel name={name} current={shown.range}>
          Rounds of these days
        </TabPanel>
      </Stack>
    )}
  </WithState>
);

export const daysChoice = specimenOf(
  { DaysChoice },
  {
    range: {
      today: days('days-today', { range: 'today' }),
      week: days('days-week', { range: 'week' }),
      month: days('days-month', { range: 'month' }),
      own: days('days-own', { range: 'own' }),
    } satisfies EachOf<RangeName>,
    'days that are no range': days('days-wrong', { range: 'own', to: '2026-10-01' }),
  },
);
