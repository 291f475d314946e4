import type { Award } from '#src/contract/primitives.ts';
import { ActivityHero } from '#src/patterns/activity/ActivityHero.tsx';
import { StepRow } from '#src/patterns/activity/StepRow.tsx';
import type { ActivityStep } from '#src/data/member/activity-steps.ts';
import { specimenOf } from '../../specimen.ts';
import { PICTURE, PICTURES } from '../../stage/pictures.ts';
import { Card } from '../../stage/Row.tsx';

const awards: Award[] = [
  { itemId: 2001, num: 5_000 },
  { itemId: 2002, num: 10 },
];

const activity = {
  name: 'Ten rounds a day',
  image: PICTURE.slice(PICTURES.length),
  desc: 'Play ten rounds today and claim an award for it.',
  rule: '<p>A round counts when it is <b>over</b>.</p>',
};

export const activityHero = specimenOf(
  { ActivityHero },
  {
    plain: <ActivityHero activity={{ ...activity, rule: '' }} pictures={PICTURES} />,
    'with rules': <ActivityHero activity={activity} pictures={PICTURES} />,
    'picture missing': <ActivityHero activity={{ ...activity, image: 'nowhere' }} pictures={PICTURES} />,
    children: (
      <ActivityHero activity={activity} pictures={PICTURES}>
        <small>Until 30 Nov 2026</small>
      </ActivityHero>
    ),
  },
);

/** A step that can be claimed would write into the database of this device. */
const step = (own: Partial<ActivityStep>, rest: { title?: string; isOver?: boolean } = {}) => (
  <Card>
    <StepRow
      activityId={1}
      step={{ step: 1, awards, status: 0, progress: 0, target: 10, measure: 'rounds', ...own }}
      {...rest}
    />
  </Card>
);

export const stepRow = specimenOf(
  { StepRow },
  {
    'not begun': step({}),
    begun: step({ progress: 4 }),
    claimed: step({ status: 2, progress: 10, time: 1_795_269_900 }),
    title: step({}, { title: 'Invite a friend' }),
    isOver: step({ status: 1, progress: 10 }, { isOver: true }),
  },
);
