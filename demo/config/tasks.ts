import type { ConfigFields } from '#server/store/lobby/catalogue.ts';
import type { Text, Translatable } from '#server/store/config/platform-config.ts';
import { COIN, coin, points, say } from './words.ts';

type Task = Translatable<ConfigFields['taskConfig'][number]>;
type Award = ReturnType<typeof coin>;

interface Row {
  readonly id: number;
  readonly group: 'daily' | 'once' | 'follow';
  readonly name: Text;
  readonly target: number;
  readonly unit?: 'count' | 'coin';
  readonly awards: readonly Award[];
  readonly liveness?: number;
  /** An activity, or an address, here or elsewhere. */
  readonly to: string;
}

const ROWS: readonly Row[] = [
  {
    id: 101,
    group: 'daily',
    name: say('play10Rounds'),
    target: 10,
    awards: [points(10)],
    liveness: 10,
    to: '42',
  },
  {
    id: 102,
    group: 'daily',
    name: say('playThreeDifferentGames'),
    target: 3,
    awards: [coin(1)],
    liveness: 20,
    to: '42',
  },
  {
    id: 103,
    group: 'daily',
    name: say('stake200Coins'),
    target: 200 * COIN,
    unit: 'coin',
    awards: [coin(1), points(10)],
    liveness: 30,
    to: '45',
  },
  {
    id: 104,
    group: 'daily',
    name: say('signInToday'),
    target: 1,
    awards: [points(5)],
    liveness: 10,
    to: '36',
  },
  {
    id: 105,
    group: 'daily',
    name: say('likeAGame'),
    target: 1,
    awards: [points(5)],
    liveness: 10,
    to: '42',
  },
  {
    id: 201,
    group: 'once',
    name: say('playYourFirstRound'),
    target: 1,
    awards: [coin(2)],
    to: '42',
  },
  {
    id: 202,
    group: 'once',
    name: say('addAnotherSignInMethod'),
    target: 1,
    awards: [coin(5)],
    to: '4',
  },
  {
    id: 203,
    group: 'once',
    name: say('reachVip1'),
    target: 1,
    awards: [coin(5)],
    to: '8',
  },
  {
    id: 204,
    group: 'once',
    name: say('installTheApp'),
    target: 1,
    awards: [points(50)],
    to: '32',
  },
  {
    id: 205,
    group: 'once',
    name: say('setALimit'),
    target: 1,
    awards: [points(50)],
    to: '/member/safer-play',
  },
  {
    id: 206,
    group: 'once',
    name: say('play100Rounds'),
    target: 100,
    awards: [coin(10)],
    to: '42',
  },
  {
    id: 301,
    group: 'follow',
    name: say('visitOurBlog'),
    target: 1,
    awards: [points(20)],
    to: 'https://blog.example.com/halcyon',
  },
  {
    id: 302,
    group: 'follow',
    name: say('visitOurPicturePage'),
    target: 1,
    awards: [points(20)],
    to: 'https://pictures.example.com/halcyon',
  },
  {
    id: 303,
    group: 'follow',
    name: say('visitOurVideoChannel'),
    target: 1,
    awards: [points(20)],
    to: 'https://video.example.com/halcyon',
  },
];

export const tasks = (): Task[] =>
  ROWS.map((row) => ({
    taskId: row.id,
    group: row.group,
    name: row.name,
    target: row.target,
    unit: row.unit ?? 'count',
    awards: [...row.awards],
    ...(row.liveness === undefined ? {} : { liveness: row.liveness }),
    clickType: /^(?:https:|\/)/.test(row.to) ? 3 : 1,
    clickAction: row.to,
  }));
