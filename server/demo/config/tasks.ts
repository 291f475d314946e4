import type { ConfigFields, Text, Translatable } from '../../store/lobby/catalogue.ts';
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
    name: say('Play 10 rounds', 'Juega 10 rondas'),
    target: 10,
    awards: [points(10)],
    liveness: 10,
    to: '42',
  },
  {
    id: 102,
    group: 'daily',
    name: say('Play three different games', 'Juega tres juegos distintos'),
    target: 3,
    awards: [coin(1)],
    liveness: 20,
    to: '42',
  },
  {
    id: 103,
    group: 'daily',
    name: say('Stake 200 coins', 'Apuesta 200 monedas'),
    target: 200 * COIN,
    unit: 'coin',
    awards: [coin(1), points(10)],
    liveness: 30,
    to: '45',
  },
  {
    id: 104,
    group: 'daily',
    name: say('Sign in today', 'Entra hoy'),
    target: 1,
    awards: [points(5)],
    liveness: 10,
    to: '36',
  },
  {
    id: 105,
    group: 'daily',
    name: say('Like a game', 'Indica que te gusta un juego'),
    target: 1,
    awards: [points(5)],
    liveness: 10,
    to: '42',
  },
  {
    id: 201,
    group: 'once',
    name: say('Play your first round', 'Juega tu primera ronda'),
    target: 1,
    awards: [coin(2)],
    to: '42',
  },
  {
    id: 202,
    group: 'once',
    name: say('Add a second sign-in method', 'Añade una segunda forma de entrar'),
    target: 1,
    awards: [coin(5)],
    to: '4',
  },
  {
    id: 203,
    group: 'once',
    name: say('Reach VIP 1', 'Alcanza VIP 1'),
    target: 1,
    awards: [coin(5)],
    to: '8',
  },
  {
    id: 204,
    group: 'once',
    name: say('Install the app', 'Instala la app'),
    target: 1,
    awards: [points(50)],
    to: '32',
  },
  {
    id: 205,
    group: 'once',
    name: say('Set a limit', 'Fija un límite'),
    target: 1,
    awards: [points(50)],
    to: '/member/safer-play',
  },
  {
    id: 206,
    group: 'once',
    name: say('Play 100 rounds', 'Juega 100 rondas'),
    target: 100,
    awards: [coin(10)],
    to: '42',
  },
  {
    id: 301,
    group: 'follow',
    name: say('Visit our blog', 'Visita nuestro blog'),
    target: 1,
    awards: [points(20)],
    to: 'https://blog.example.com/halcyon',
  },
  {
    id: 302,
    group: 'follow',
    name: say('Visit our picture page', 'Visita nuestra página de fotos'),
    target: 1,
    awards: [points(20)],
    to: 'https://pictures.example.com/halcyon',
  },
  {
    id: 303,
    group: 'follow',
    name: say('Visit our video channel', 'Visita nuestro canal de video'),
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
