// What the config says of activities, tasks and seasons.
import * as v from 'valibot';
import { AbsentFlag, Award, ClickType, Count, Id, Time } from '../primitives.ts';
import { rows } from '../rows.ts';

export const ActivityConfig = v.object({
  id: Id,
  activityType: v.number(),
  name: v.string(),
  image: v.string(),
  desc: v.optional(v.string()),
  sort: v.number(),
  /** 1 = pop-up at the start. */
  type: v.number(),
  clickType: ClickType,
  clickAction: v.string(),
  /** 0 = a signed-out visitor is sent to sign-in. */
  unloginShowStatus: AbsentFlag,
  status: AbsentFlag,
  startTime: v.optional(Time),
  endTime: v.optional(Time),
  /** Restricted HTML, like every `rule`, `answer` and `content`. */
  rule: v.optional(v.string()),
  awards: v.optional(rows(Award)),
});
export type ActivityConfig = v.InferOutput<typeof ActivityConfig>;

export const TaskConfig = v.object({
  taskId: Id,
  group: v.picklist(['daily', 'once', 'follow']),
  name: v.string(),
  target: v.number(),
  unit: v.picklist(['count', 'coin']),
  awards: rows(Award),
  liveness: v.optional(Count),
  clickType: ClickType,
  clickAction: v.string(),
});
export type TaskConfig = v.InferOutput<typeof TaskConfig>;

export const RedPacketConfig = v.object({
  id: Id,
  status: AbsentFlag,
  startTime: Time,
  endTime: Time,
  rule: v.string(),
});
export type RedPacketConfig = v.InferOutput<typeof RedPacketConfig>;

/** `items`: the item ids of the season. */
export const SeasonConfig = v.object({
  status: AbsentFlag,
  startTime: Time,
  endTime: Time,
  items: v.array(Id),
  rule: v.string(),
});
export type SeasonConfig = v.InferOutput<typeof SeasonConfig>;
