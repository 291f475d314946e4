// The activities, one row each; `activityType` is the number that apps know.
import type { ConfigFields, Text, Translatable } from '../../store/lobby/catalogue.ts';
import type { BannerName } from '../banners.ts';
import { bannerPicture } from '../picture-names.ts';
import { coin, item, points, say } from './words.ts';
import { SEASON_DAYS, SEASON_RULE } from './season.ts';
import { epochSeconds } from '../../time.ts';

type Activity = Translatable<ConfigFields['activityList'][number]>;

interface Row {
  readonly type: number;
  readonly name: Text;
  readonly image: BannerName;
  readonly desc: Text;
  readonly rule: Text;
  /** Shown when the app opens. */
  readonly isPopup?: boolean;
  /** Only members see its screen. */
  readonly isForMembers?: boolean;
  readonly awards?: readonly { itemId: number; num: number }[];
  /** It ends so many days after the platform is set up. */
  readonly days?: number;
}

/** Withdrawal accounts and social pages have no common type number; these two belong to this platform. */
const BANK_ACCOUNT = 46;
const FOLLOW = 47;

const ROWS: readonly Row[] = [
  {
    type: 25,
    name: say('News', 'Novedades'),
    image: 'notice',
    isPopup: true,
    desc: say('What is new.', 'Lo nuevo.'),
    rule: say(
      '<p>News stays here until its end date.</p>',
      '<p>Las novedades quedan aquí hasta su fecha final.</p>',
    ),
  },
  {
    type: 44,
    name: say('First deposit', 'Primer depósito'),
    image: 'firstDeposit',
    isPopup: true,
    desc: say(
      'A 50% bonus on your first deposit, up to 500 coins.',
      'Un bono del 50 % en tu primer depósito, hasta 500 monedas.',
    ),
    rule: say(
      '<ul><li>For your first deposit of 20 coins or more.</li><li>Each step that your first deposit reaches can be claimed; together they are half of it.</li><li>Stake what you claim 5 times before you withdraw.</li><li>Ends 30 days after registration.</li></ul>',
      '<ul><li>Para tu primer depósito, desde 20 monedas.</li><li>Puedes recibir cada escalón que alcance tu primer depósito; juntos son la mitad.</li><li>Apuesta 5 veces lo recibido antes de retirar.</li><li>Termina 30 días después del registro.</li></ul>',
    ),
    awards: [coin(500)],
  },
  {
    type: 20,
    name: say('Spin with friends', 'Gira con amigos'),
    image: 'fair',
    isForMembers: true,
    desc: say('One spin for each friend who plays.', 'Un giro por cada amigo que juega.'),
    rule: say(
      '<p>Your seven days begin when a friend registers with your link. Each friend who deposits 20 coins and stakes 200 brings one spin. At 100 coins you can cash out the whole amount; what is below it ends with the seven days, and the next friend begins them again.</p>',
      '<p>Tus siete días empiezan cuando un amigo se registra con tu enlace. Cada amigo que deposita 20 monedas y apuesta 200 te da un giro. Al llegar a 100 monedas puedes cobrar todo; lo que no llega termina con los siete días, y el siguiente amigo los empieza de nuevo.</p>',
    ),
  },
  {
    type: 32,
    name: say('Install Halcyon', 'Instala Halcyon'),
    image: 'install',
    isPopup: true,
    isForMembers: true,
    desc: say(
      'Opens faster, and shows the lobby offline.',
      'Se abre más rápido y muestra el lobby sin conexión.',
    ),
    rule: say(
      '<p>The app takes a few hundred kilobytes. You can remove it at any time in your device’s settings.</p>',
      '<p>La app ocupa unos cientos de kilobytes. Puedes quitarla en cualquier momento en los ajustes del dispositivo.</p>',
    ),
    awards: [points(50)],
  },
  {
    type: 36,
    name: say('Daily sign-in', 'Entrada diaria'),
    image: 'calendar',
    desc: say(
      'A reward each day, and a larger one on the seventh.',
      'Una recompensa cada día y una mayor el séptimo.',
    ),
    rule: say(
      '<p>One sign-in a day, by the platform’s clock. After a missed day, you start again at day one.</p>',
      '<p>Una entrada al día, según el reloj de la plataforma. Si pierdes un día, vuelves a empezar por el primero.</p>',
    ),
    isForMembers: true,
    awards: [coin(2)],
  },
  {
    type: 42,
    name: say('Tasks', 'Tareas'),
    image: 'tasks',
    isForMembers: true,
    desc: say('Daily goals, and some that last longer.', 'Metas diarias y otras que duran más.'),
    rule: say(
      '<p>Daily tasks start again at midnight by the platform’s clock.</p>',
      '<p>Las tareas diarias empiezan de nuevo a medianoche, según el reloj de la plataforma.</p>',
    ),
  },
  {
    type: 8,
    name: say('VIP', 'VIP'),
    image: 'vip',
    desc: say('Thirteen levels. You never lose a level.', 'Trece niveles. Nunca pierdes un nivel.'),
    rule: say(
      '<p>Each coin you stake earns one experience point. You never lose a level. Rewards are credited when you reach a level.</p>',
      '<p>Cada moneda que apuestas suma un punto de experiencia. Nunca pierdes un nivel. Las recompensas se abonan al alcanzar el nivel.</p>',
    ),
  },
  {
    type: 45,
    name: say('Rebate', 'Reembolso'),
    image: 'rebate',
    isForMembers: true,
    desc: say(
      'Get back a share of every stake, win or lose.',
      'Recupera una parte de cada apuesta, ganes o pierdas.',
    ),
    rule: say(
      '<p>Rates depend on your VIP level and on the kind of game. Claim from 1 coin; unclaimed rebates are kept for 30 days.</p>',
      '<p>Las tasas dependen de tu nivel VIP y del tipo de juego. Desde 1 moneda; los reembolsos sin recibir se guardan 30 días.</p>',
    ),
  },
  {
    type: 41,
    name: say('Agent programme', 'Programa de agentes'),
    image: 'friends',
    desc: say(
      'A commission on your invited friends’ stakes.',
      'Una comisión sobre las apuestas de tus invitados.',
    ),
    rule: say(
      '<p>See the agent page for levels and conditions.</p>',
      '<p>Consulta niveles y condiciones en la página de agentes.</p>',
    ),
  },
  {
    type: 9,
    name: say('Points', 'Puntos'),
    image: 'points',
    desc: say('Earn them with tasks and daily sign-ins.', 'Se ganan con tareas y entradas diarias.'),
    rule: say(
      '<p>Points show how active you are and don’t expire. They can’t be exchanged for coins.</p>',
      '<p>Los puntos muestran tu actividad y no caducan. No se pueden cambiar por monedas.</p>',
    ),
  },
  {
    type: 4,
    name: say('Secure your account', 'Protege tu cuenta'),
    image: 'bind',
    isForMembers: true,
    desc: say('Add a second sign-in method.', 'Añade una segunda forma de entrar.'),
    rule: say(
      '<p>You get a reward once for each sign-in method you add: a phone number, an account name, a social account.</p>',
      '<p>Recibes una recompensa una vez por cada forma de entrar que añadas: un teléfono, un nombre de cuenta, una cuenta social.</p>',
    ),
    awards: [coin(5)],
  },
  {
    type: BANK_ACCOUNT,
    name: say('Receiving account', 'Cuenta de cobro'),
    image: 'account',
    isForMembers: true,
    desc: say('Add the account for your withdrawals.', 'Añade la cuenta para tus retiros.'),
    rule: say(
      '<p>Credited once, for your first account.</p>',
      '<p>Se abona una vez, por tu primera cuenta.</p>',
    ),
    awards: [coin(5)],
  },
  {
    type: FOLLOW,
    name: say('Follow us', 'Síguenos'),
    image: 'follow',
    isForMembers: true,
    desc: say('Visit our pages and earn points.', 'Visita nuestras páginas y gana puntos.'),
    rule: say(
      '<p>Open a page and come back. Each page counts once.</p>',
      '<p>Abre una página y vuelve. Cada página cuenta una vez.</p>',
    ),
    awards: [points(20)],
  },
  {
    type: 15,
    name: say('Welcome steps', 'Pasos de bienvenida'),
    image: 'beginner',
    isForMembers: true,
    desc: say('Three steps for your first week.', 'Tres pasos para tu primera semana.'),
    rule: say(
      '<p>Each step can be claimed once it is done. They end seven days after registration.</p>',
      '<p>Cada paso se puede recibir una vez cumplido. Terminan siete días después del registro.</p>',
    ),
    awards: [coin(10), item(1201)],
  },
  {
    type: 16,
    name: say('Growth fund', 'Fondo de crecimiento'),
    image: 'fund',
    isForMembers: true,
    desc: say('Pays out as your VIP level rises.', 'Paga a medida que sube tu nivel VIP.'),
    rule: say(
      '<p>One payment each at levels 2, 4, 6, 8 and 10.</p>',
      '<p>Un pago en cada uno de los niveles 2, 4, 6, 8 y 10.</p>',
    ),
    awards: [coin(20)],
  },
  {
    type: 60,
    name: say('Red packets', 'Sobres rojos'),
    image: 'redPacket',
    isForMembers: true,
    desc: say('One each evening while they last.', 'Uno cada noche hasta agotarse.'),
    rule: say(
      '<p>One packet per member each evening, from 18:00 to 22:00.</p>',
      '<p>Un sobre por miembro cada noche, de 18:00 a 22:00.</p>',
    ),
  },
  {
    type: 61,
    name: say('Lights of winter', 'Luces de invierno'),
    image: 'festival',
    isForMembers: true,
    days: SEASON_DAYS,
    desc: say('Collect four lights for the festive season.', 'Reúne cuatro luces para las fiestas.'),
    rule: SEASON_RULE,
    awards: [coin(20), points(40)],
  },
];

const DAY = 86_400;

const activityOf = (row: Row, index: number, begin: number): Activity => ({
  id: row.type,
  activityType: row.type,
  name: row.name,
  image: bannerPicture(row.image),
  desc: row.desc,
  sort: index + 1,
  type: row.isPopup ? 1 : 0,
  clickType: 1,
  clickAction: String(row.type),
  unloginShowStatus: row.isForMembers ? 0 : 1,
  status: 1,
  rule: row.rule,
  ...(row.awards ? { awards: [...row.awards] } : {}),
  ...(row.days === undefined ? {} : { startTime: begin, endTime: begin + row.days * DAY }),
});

export const activities = (now: Date): Activity[] =>
  ROWS.map((row, index) => activityOf(row, index, epochSeconds(now)));
