// What is on: one row an activity, `activityType` as members' apps know it.
import type { ConfigFields, Text, Translatable } from '../../store/lobby/catalogue.ts';
import type { BannerName } from '../banners.ts';
import { bannerPicture } from '../picture-names.ts';
import { coin, item, points, say } from './words.ts';

type Activity = Translatable<ConfigFields['activityList'][number]>;

interface Row {
  readonly type: number;
  readonly name: Text;
  readonly image: BannerName;
  readonly desc: Text;
  readonly rule: Text;
  /** Shown when the app opens. */
  readonly isPopup?: boolean;
  /** Only members see what is behind it. */
  readonly isForMembers?: boolean;
  readonly awards?: readonly { itemId: number; num: number }[];
}

/** Accounts for withdrawals and social pages have no type number in common use; these two are this platform's. */
const BANK_ACCOUNT = 46;
const FOLLOW = 47;

const ROWS: readonly Row[] = [
  {
    type: 25,
    name: say('News', 'Novedades'),
    image: 'notice',
    isPopup: true,
    desc: say('What has changed lately.', 'Lo que ha cambiado últimamente.'),
    rule: say(
      '<p>Notices stay here until their end date.</p>',
      '<p>Los avisos quedan aquí hasta su fecha final.</p>',
    ),
  },
  {
    type: 44,
    name: say('First deposit', 'Primer depósito'),
    image: 'firstDeposit',
    isPopup: true,
    desc: say(
      'Half as much again on your first deposit, up to 500 coins.',
      'La mitad más en tu primer depósito, hasta 500 monedas.',
    ),
    rule: say(
      '<ul><li>For the first deposit of a member, from 20 coins.</li><li>The bonus is 50 %, at most 500 coins.</li><li>Bonus and deposit are staked 5 times before a withdrawal.</li><li>Ends 30 days after registration.</li></ul>',
      '<ul><li>Para el primer depósito de cada miembro, desde 20 monedas.</li><li>El bono es del 50 %, como máximo 500 monedas.</li><li>Bono y depósito se apuestan 5 veces antes de un retiro.</li><li>Termina 30 días después del registro.</li></ul>',
    ),
    awards: [item(1001)],
  },
  {
    type: 20,
    name: say('Spin with friends', 'Gira con amigos'),
    image: 'fair',
    isPopup: true,
    isForMembers: true,
    desc: say('Each friend who joins turns the wheel once.', 'Cada amigo que se une gira la rueda una vez.'),
    rule: say(
      '<p>A friend counts when they have registered with your link and played ten rounds. Reach the target within seven days to receive it.</p>',
      '<p>Un amigo cuenta cuando se registra con tu enlace y juega diez rondas. Alcanza la meta en siete días para recibirla.</p>',
    ),
  },
  {
    type: 32,
    name: say('Install Halcyon', 'Instala Halcyon'),
    image: 'install',
    isPopup: true,
    isForMembers: true,
    desc: say(
      'Opens faster, and keeps the lobby readable without a connection.',
      'Abre más rápido y mantiene el vestíbulo legible sin conexión.',
    ),
    rule: say(
      '<p>Installing takes a few hundred kilobytes and can be undone at any time in your device’s settings.</p>',
      '<p>Instalar ocupa unos cientos de kilobytes y se puede deshacer en los ajustes del dispositivo.</p>',
    ),
    awards: [points(50)],
  },
  {
    type: 36,
    name: say('Daily sign-in', 'Visita diaria'),
    image: 'calendar',
    desc: say(
      'Something small each day, something larger on the seventh.',
      'Algo pequeño cada día, algo mayor el séptimo.',
    ),
    rule: say(
      '<p>One sign-in a day, by the platform’s clock. A missed day begins the row again.</p>',
      '<p>Una visita al día, según el reloj de la plataforma. Un día perdido empieza de nuevo.</p>',
    ),
    isForMembers: true,
    awards: [coin(2)],
  },
  {
    type: 42,
    name: say('Tasks', 'Tareas'),
    image: 'tasks',
    isForMembers: true,
    desc: say('Small goals of the day, and some that last.', 'Pequeñas metas del día y algunas que duran.'),
    rule: say(
      '<p>Daily tasks begin anew at midnight of the platform’s clock.</p>',
      '<p>Las tareas diarias empiezan de nuevo a medianoche de la plataforma.</p>',
    ),
  },
  {
    type: 8,
    name: say('VIP', 'VIP'),
    image: 'vip',
    desc: say('Thirteen levels; what you have reached stays.', 'Trece niveles; lo alcanzado se queda.'),
    rule: say(
      '<p>One coin staked is one point of experience. Levels are never lost. Awards of a level are credited when it is reached.</p>',
      '<p>Una moneda apostada es un punto de experiencia. Los niveles no se pierden. Los premios se abonan al alcanzar el nivel.</p>',
    ),
  },
  {
    type: 45,
    name: say('Rebate', 'Reembolso'),
    image: 'rebate',
    isForMembers: true,
    desc: say(
      'A share of every stake comes back, win or lose.',
      'Una parte de cada apuesta vuelve, ganes o pierdas.',
    ),
    rule: say(
      '<p>Rates depend on the VIP level and on the kind of game. Claim from 1 coin; unclaimed rebate is kept for 30 days.</p>',
      '<p>Las tasas dependen del nivel VIP y del tipo de juego. Desde 1 moneda; se guarda 30 días.</p>',
    ),
  },
  {
    type: 41,
    name: say('Agent programme', 'Programa de agentes'),
    image: 'friends',
    desc: say(
      'A commission on what those you invited stake.',
      'Una comisión sobre lo que apuestan tus invitados.',
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
    desc: say('Collected by playing and by tasks.', 'Se reúnen jugando y con tareas.'),
    rule: say(
      '<p>Ten coins staked are one point. Points do not expire.</p>',
      '<p>Diez monedas apostadas son un punto. Los puntos no caducan.</p>',
    ),
  },
  {
    type: 4,
    name: say('Bind your account', 'Vincula tu cuenta'),
    image: 'bind',
    isForMembers: true,
    desc: say('A second way in, should the first be lost.', 'Una segunda entrada por si pierdes la primera.'),
    rule: say(
      '<p>Each further way in that you bind is credited once: a phone number, an account name, a social account.</p>',
      '<p>Cada nueva forma de entrar que vincules se abona una vez: un teléfono, un nombre de cuenta, una cuenta social.</p>',
    ),
    awards: [coin(5)],
  },
  {
    type: BANK_ACCOUNT,
    name: say('Receiving account', 'Cuenta de cobro'),
    image: 'account',
    isForMembers: true,
    desc: say('Add the account that withdrawals go to.', 'Añade la cuenta a la que van los retiros.'),
    rule: say(
      '<p>Credited once, for the first account.</p>',
      '<p>Se abona una vez, por la primera cuenta.</p>',
    ),
    awards: [coin(5)],
  },
  {
    type: FOLLOW,
    name: say('Follow us', 'Síguenos'),
    image: 'follow',
    isForMembers: true,
    desc: say('Our pages, and a little for each visit.', 'Nuestras páginas, y algo por cada visita.'),
    rule: say(
      '<p>Open a page and come back; each counts once.</p>',
      '<p>Abre una página y vuelve; cada una cuenta una vez.</p>',
    ),
    awards: [points(20)],
  },
  {
    type: 15,
    name: say('Welcome steps', 'Pasos de bienvenida'),
    image: 'beginner',
    isForMembers: true,
    desc: say('Three steps for the first week.', 'Tres pasos para la primera semana.'),
    rule: say(
      '<p>Steps open one after another and end seven days after registration.</p>',
      '<p>Los pasos se abren uno tras otro y terminan siete días después del registro.</p>',
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
      '<p>One payment at each of the levels 2, 4, 6, 8 and 10.</p>',
      '<p>Un pago en cada nivel 2, 4, 6, 8 y 10.</p>',
    ),
    awards: [coin(20)],
  },
  {
    type: 60,
    name: say('Red packets', 'Sobres rojos'),
    image: 'redPacket',
    isForMembers: true,
    desc: say('One each evening while they last.', 'Uno cada tarde mientras duren.'),
    rule: say(
      '<p>One packet a member and evening, between 18:00 and 22:00.</p>',
      '<p>Un sobre por miembro y tarde, entre las 18:00 y las 22:00.</p>',
    ),
  },
];

function activityOf(row: Row, index: number): Activity {
  return {
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
  };
}

export const activities = (): Activity[] => ROWS.map(activityOf);
