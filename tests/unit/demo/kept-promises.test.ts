// What the shipped catalogue offers can be had.
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '#demo/catalogue.ts';
import { bonusConfigOf } from '#server/store/config/bonus-config.ts';
import { DESK, ONLINE_SERVICE } from '#src/contract/support.ts';

const { config, platform } = createCatalogue(new Date('2026-11-21T12:00:00Z'), 20);
// The catalogue sets none of its own.
const { taskMeasures, activitySteps } = bonusConfigOf(undefined);

describe('the demo catalogue', () => {
  it('leaves how bonuses are earned as it usually is', () => {
    expect(platform.bonus).toBeUndefined();
  });

  it('has no task that nothing counts, and counts no task that it does not have', () => {
    const tasks = config.taskConfig.map(({ taskId }) => String(taskId));
    expect(tasks.length).toBeGreaterThan(10);
    expect(Object.keys(taskMeasures).sort()).toEqual(tasks.sort());
  });

  it('has an activity for each kind whose steps can be claimed, and a task for each step that pays for one', () => {
    const types = new Set(config.activityList.map(({ activityType }) => String(activityType)));
    expect(Object.keys(activitySteps).filter((type) => !types.has(type))).toEqual([]);
    const wanted = Object.values(activitySteps).flatMap(({ steps }) =>
      steps.flatMap((step) => ('task' in step ? [String(step.task)] : [])),
    );
    expect(wanted.filter((task) => !(task in taskMeasures))).toEqual([]);
  });

  it('has an entry of online service, which is the desk of the platform', () => {
    const online = platform.customerServices.filter(({ itemType }) => itemType === ONLINE_SERVICE);
    expect(online.map(({ param1 }) => param1)).toEqual([DESK]);
  });
});
