// Questions of members, by group, with their answers.
import { percent } from '#src/lib/percent.ts';
import { playOf } from '../../games/rules/plays.ts';
import type { ConfigFields, Text, Translatable } from '../../store/lobby/catalogue.ts';
import { way } from './entries.ts';
import { say } from './words.ts';

/** The same values that the games use. */
const returned = (play: string, locale: string): string => percent(playOf(play)?.returnPercent ?? 0, locale);

interface Answer {
  readonly question: Text;
  readonly answer: Text;
}

interface Group {
  readonly group: Text;
  readonly answers: readonly Answer[];
}

const ACCOUNT: Group = {
  group: say('Account', 'Cuenta'),
  answers: [
    {
      question: say('How do I register?', '¿Cómo me registro?'),
      answer: say(
        '<p>Choose an account name and a password, confirm your age and accept the terms. You don’t need a phone number to look around or to play.</p>',
        '<p>Elige un nombre de cuenta y una contraseña, confirma tu edad y acepta las condiciones. No necesitas un teléfono para mirar ni para jugar.</p>',
      ),
    },
    {
      question: say('I forgot my password.', 'He olvidado mi contraseña.'),
      answer: say(
        `<p>If you added a phone number: ${way('en', 'signIn', 'forgot')} If not, contact <a href="/service">customer service</a>; we will ask for details that only you know.</p>`,
        `<p>Si añadiste un teléfono: ${way('es', 'signIn', 'forgot')} Si no, habla con <a href="/service">atención al cliente</a>; te preguntaremos datos que solo tú conoces.</p>`,
      ),
    },
    {
      question: say('Can I change my account name?', '¿Puedo cambiar mi nombre de cuenta?'),
      answer: say(
        `<p>No. The name you sign in with stays. You can change the nickname that others see under ${way('en', 'me', 'profile')}.</p>`,
        `<p>No. El nombre con el que entras no cambia. El apodo que ven los demás se cambia en ${way('es', 'me', 'profile')}.</p>`,
      ),
    },
    {
      question: say('Why was I signed out?', '¿Por qué se cerró mi sesión?'),
      answer: say(
        `<p>A new password signs out your other devices, and so does ${way('en', 'me', 'security', 'endOthers')}. A session also ends after 30 days.</p>`,
        `<p>Una contraseña nueva cierra la sesión en tus demás dispositivos, igual que ${way('es', 'me', 'security', 'endOthers')}. Además, una sesión termina a los 30 días.</p>`,
      ),
    },
    {
      question: say('How do I close my account?', '¿Cómo cierro mi cuenta?'),
      answer: say(
        '<p>Withdraw your balance, then contact <a href="/service">customer service</a>. Closing is final and takes effect within a day.</p>',
        '<p>Retira tu saldo y habla con <a href="/service">atención al cliente</a>. El cierre es definitivo y se hace en un día.</p>',
      ),
    },
  ],
};

const GAMES: Group = {
  group: say('Games', 'Juegos'),
  answers: [
    {
      question: say('Who decides the result of a round?', '¿Quién decide el resultado de una ronda?'),
      answer: say(
        '<p>The platform, with a cryptographic random generator, before the animation on your screen starts. Nothing you do during the animation changes the result.</p>',
        '<p>La plataforma, con un generador aleatorio criptográfico, antes de que empiece la animación en tu pantalla. Nada de lo que hagas durante la animación cambia el resultado.</p>',
      ),
    },
    {
      question: say('How much do games pay back?', '¿Cuánto devuelven los juegos?'),
      answer: say(
        `<p>Over very many rounds: slots ${returned('slot', 'en')}, dice ${returned('dice', 'en')}, wheels ${returned('wheel', 'en')} of the stakes. A single evening may be far above or below that.</p>`,
        `<p>En muchísimas rondas: las tragamonedas el ${returned('slot', 'es')}, los dados el ${returned('dice', 'es')} y las ruletas el ${returned('wheel', 'es')} de lo apostado. Una sola noche puede quedar muy por encima o muy por debajo.</p>`,
      ),
    },
    {
      question: say(
        'I lost my connection in the middle of a round.',
        'Perdí la conexión en mitad de una ronda.',
      ),
      answer: say(
        '<p>The round is finished on the platform and its result is kept. Open the game again: it shows the last round, and your balance already includes it.</p>',
        '<p>La plataforma termina la ronda y guarda el resultado. Abre el juego de nuevo: muestra la última ronda, y tu saldo ya la incluye.</p>',
      ),
    },
    {
      question: say('What is a trial?', '¿Qué es una prueba?'),
      answer: say(
        '<p>The same game with play money that is worth nothing and is gone when you leave. Not every game has a trial.</p>',
        '<p>El mismo juego con dinero ficticio, que no vale nada y desaparece cuando sales. No todos los juegos tienen prueba.</p>',
      ),
    },
    {
      question: say('Why is a game under maintenance?', '¿Por qué está un juego en mantenimiento?'),
      answer: say(
        '<p>Its studio or its platform is doing maintenance. If we know the end time, the game shows it.</p>',
        '<p>Su estudio o su plataforma está haciendo mantenimiento. Si sabemos cuándo termina, el juego lo muestra.</p>',
      ),
    },
    {
      question: say('Can I play without a connection?', '¿Puedo jugar sin conexión?'),
      answer: say(
        '<p>No. The platform decides each round. You can still browse the lobby, your play history and your mail offline.</p>',
        '<p>No. La plataforma decide cada ronda. Sin conexión puedes ver la sala, tu historial de juego y tus mensajes.</p>',
      ),
    },
  ],
};

const MONEY: Group = {
  group: say('Money', 'Dinero'),
  answers: [
    {
      question: say('What is a coin worth?', '¿Cuánto vale una moneda?'),
      answer: say(
        '<p>That depends on the operator; on this demonstration platform, nothing. Amounts are counted in hundredths and shown as whole coins.</p>',
        '<p>Depende del operador; en esta plataforma de demostración, nada. Los importes se cuentan en centésimas y se muestran en monedas enteras.</p>',
      ),
    },
    {
      question: say('How long does a deposit take?', '¿Cuánto tarda un depósito?'),
      answer: say(
        '<p>Cards and phone wallets usually take a minute, bank transfers up to one working day. The wallet shows a pending deposit even after you close the app.</p>',
        '<p>Las tarjetas y los monederos del teléfono suelen tardar un minuto; las transferencias, hasta un día hábil. La billetera muestra un depósito pendiente aunque cierres la app.</p>',
      ),
    },
    {
      question: say('How do I withdraw?', '¿Cómo retiro dinero?'),
      answer: say(
        `<p>Add a receiving account, then choose ${way('en', 'wallet', 'withdraw')}. You see the fee and the amount you will receive before you confirm.</p>`,
        `<p>Añade una cuenta receptora y elige ${way('es', 'wallet', 'withdraw')}. Antes de confirmar ves la comisión y el importe que recibirás.</p>`,
      ),
    },
    {
      question: say('What is turnover?', '¿Qué es el volumen de apuestas?'),
      answer: say(
        '<p>You stake a bonus a number of times before you can withdraw it. The wallet shows how much is left to stake.</p>',
        '<p>Un bono se apuesta varias veces antes de poder retirarlo. La billetera muestra cuánto queda por apostar.</p>',
      ),
    },
    {
      question: say('Can I cancel a withdrawal?', '¿Puedo cancelar un retiro?'),
      answer: say(
        '<p>No. The amount leaves your balance at once, so that you don’t play it away while you wait.</p>',
        '<p>No. El importe sale de tu saldo al momento, para que no lo juegues mientras esperas.</p>',
      ),
    },
  ],
};

const SAFER_PLAY: Group = {
  group: say('Safer play', 'Juego responsable'),
  answers: [
    {
      question: say('How do I set a limit?', '¿Cómo fijo un límite?'),
      answer: say(
        `<p>${way('en', 'me', 'saferPlay')}. A lower limit applies at once; a higher one after 24 hours and only if you confirm it again.</p>`,
        `<p>${way('es', 'me', 'saferPlay')}. Un límite más bajo se aplica al momento; uno más alto, a las 24 horas y solo si lo confirmas otra vez.</p>`,
      ),
    },
    {
      question: say('I want to stop for a while.', 'Quiero dejar de jugar un tiempo.'),
      answer: say(
        '<p>Choose a break of 1 to 42 days, or exclude yourself for half a year or longer. Neither can be shortened. You can still withdraw.</p>',
        '<p>Elige una pausa de 1 a 42 días, o autoexclúyete medio año o más. Ninguna se puede acortar. Sigues pudiendo retirar dinero.</p>',
      ),
    },
    {
      question: say('Where do I find help?', '¿Dónde encuentro ayuda?'),
      answer: say(
        `<p>The helplines under ${way('en', 'me', 'saferPlay')} are free and independent of us. Talking to someone is a good first step.</p>`,
        `<p>Las líneas de ayuda de ${way('es', 'me', 'saferPlay')} son gratuitas e independientes de nosotros. Hablar con alguien es un buen primer paso.</p>`,
      ),
    },
  ],
};

const APP: Group = {
  group: say('App', 'App'),
  answers: [
    {
      question: say('How do I install the app?', '¿Cómo instalo la app?'),
      answer: say(
        '<p>Use the menu of your browser: most can install this page as an app. On an iPhone, tap the browser’s share button and choose “Add to Home Screen”.</p>',
        '<p>Usa el menú del navegador: casi todos pueden instalar esta página como aplicación. En un iPhone, toca el botón de compartir del navegador y elige «Añadir a pantalla de inicio».</p>',
      ),
    },
    {
      question: say('How much data does it use?', '¿Cuántos datos consume?'),
      answer: say(
        '<p>The first visit takes a few hundred kilobytes. Pictures are smaller on slow connections and with data saver, and are stored on your device.</p>',
        '<p>La primera visita gasta unos cientos de kilobytes. Con conexiones lentas o ahorro de datos las imágenes son más pequeñas, y se guardan en tu dispositivo.</p>',
      ),
    },
  ],
};

export const faqList = (): Translatable<ConfigFields>['faqList'] =>
  [ACCOUNT, GAMES, MONEY, SAFER_PLAY, APP]
    .flatMap(({ group, answers }) => answers.map((answer) => ({ group, ...answer })))
    .map((each, index) => ({ id: index + 1, ...each }));
