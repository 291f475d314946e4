import { describe, expect, it } from 'vitest';
import type { ActivityConfig } from '#src/contract/config/bonus.ts';
import { type ActivityAccess, judgeActivity, VIP_ACTIVITY } from '#src/navigation/guards.ts';

const vip: ActivityConfig = {
  id: 8,
  activityType: VIP_ACTIVITY,
  name: 'VIP',
  image: '',
  sort: 1,
  type: 0,
  clickType: 1,
  clickAction: '8',
  unloginShowStatus: 1,
  status: 1,
};
const NOW = 1000;
const facts = (other: Partial<ActivityAccess>): ActivityAccess => ({
  isSignedIn: false,
  activities: [vip],
  openIds: undefined,
  now: NOW,
  ...other,
});
const judge = (other: Partial<ActivityAccess>) => judgeActivity(VIP_ACTIVITY, facts(other));
const visitorSees = (other: Partial<ActivityConfig>) => judge({ activities: [{ ...vip, ...other }] });

describe('a route that belongs to an activity', () => {
  it('is decided at once from stored data, and waits only if there is none', () => {
    expect(judge({ activities: undefined })).toBe('unknown');
    expect(judge({ isSignedIn: true })).toBe('unknown');
    expect(judge({ isSignedIn: true, activities: undefined, openIds: [8] })).toBe('unknown');
    expect(judge({ isSignedIn: true, openIds: [8] })).toBe('open');
  });

  it('is open only to members for whom the platform opened it', () => {
    expect(judge({ isSignedIn: true, openIds: [7, 8] })).toBe('open');
    expect(judge({ isSignedIn: true, openIds: [7] })).toBe('closed');
    expect(judge({ isSignedIn: true, openIds: [] })).toBe('closed');
  });

  it('is shown to visitors if the activity allows it, and otherwise leads to sign-in', () => {
    expect(visitorSees({})).toBe('open');
    expect(visitorSees({ unloginShowStatus: 0 })).toBe('signIn');
  });

  it('is closed while the activity is not running or does not exist', () => {
    expect(visitorSees({ status: 0 })).toBe('closed');
    expect(visitorSees({ status: 0, unloginShowStatus: 0 })).toBe('closed');
    expect(visitorSees({ startTime: NOW + 1 })).toBe('closed');
    expect(visitorSees({ endTime: NOW })).toBe('closed');
    expect(visitorSees({ startTime: NOW, endTime: NOW + 1 })).toBe('open');
    expect(judge({ activities: [] })).toBe('closed');
    expect(judge({ activities: [{ ...vip, activityType: 9 }] })).toBe('closed');
  });
});
