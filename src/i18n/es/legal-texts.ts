import type { LegalTexts } from '../legal.ts';

const date = Date.UTC(2026, 10, 1) / 1000;

export const texts: LegalTexts = {
  terms: {
    date,
    parts: [
      {
        id: 'who',
        title: 'Quién puede jugar',
        paragraphs: [
          '{{app}} es un servicio de {{operator}}. Puedes tener una sola cuenta, a tu nombre, si eres mayor de edad donde vives y no te autoexcluiste del juego.',
          'No compartas tu contraseña, tus códigos ni tus llaves de acceso. Lo que se haga con ellos cuenta como hecho por ti hasta que nos avises de que los tiene otra persona.',
        ],
      },
      {
        id: 'coin',
        title: 'Monedas y saldo',
        paragraphs: [
          'Juegas con monedas. Tu saldo es la cifra de nuestros libros; la app muestra la última que recibió, con su hora. Registramos los dos lados de cada movimiento y puedes leerlos en tus movimientos.',
          'Si la conexión se corta en medio de una ronda o de un pago, vale lo que consta en nuestros libros. Nada se registra dos veces.',
        ],
      },
      {
        id: 'games',
        title: 'Juegos y resultados',
        paragraphs: [
          'El servicio decide el resultado de una ronda antes de mostrarlo. Una ronda interrumpida se termina según sus reglas y se abona; la encuentras en tu historial de juego.',
          'Cada juego indica lo que devuelve en promedio en muchas rondas. Ese promedio no promete nada sobre una sola ronda ni un solo día.',
        ],
      },
      {
        id: 'payments',
        title: 'Depósitos y retiros',
        paragraphs: [
          'Ves los límites, las comisiones y la duración habitual de cada método de pago antes de elegirlo. Un retiro va a una cuenta a tu nombre. Puede que antes tengamos que comprobar quién eres.',
          'No puedes cancelar una solicitud que ya recibimos; la app muestra su estado.',
        ],
      },
      {
        id: 'bonus',
        title: 'Bonos',
        paragraphs: [
          'Cada oferta indica sus condiciones: para quién es, cuánto hay que apostar antes y cuándo termina. Recibes cada recompensa una vez. Si una oferta y estas condiciones difieren, se aplica lo mejor para ti.',
        ],
      },
      {
        id: 'safer-play',
        title: 'Juego responsable',
        paragraphs: [
          'Puedes fijar límites, tomarte una pausa o autoexcluirte en cualquier momento. Un límite más estricto se aplica al instante; uno más amplio, después de un día y solo si lo confirmas otra vez. Una pausa o exclusión no se puede acortar.',
          'Si jugar deja de ser divertido, habla con alguien. Las líneas de ayuda que aparecen en la app no dependen de nosotros.',
        ],
      },
      {
        id: 'ending',
        title: 'Cierre de la cuenta',
        paragraphs: [
          'Puedes cerrar tu cuenta cuando quieras; te pagamos el resto de tu saldo. Podemos suspender una cuenta que incumpla estas condiciones o la ley, y decimos por qué. Si no estás de acuerdo, escribe a {{support}}.',
        ],
      },
      {
        id: 'changes',
        title: 'Cambios',
        paragraphs: [
          'Las condiciones nuevas indican la fecha desde la que se aplican y la app las anuncia antes. Se aplica la ley del lugar donde {{operator}} tiene su licencia, junto con los derechos que te da la ley de tu país.',
        ],
      },
    ],
  },
  privacy: {
    date,
    parts: [
      {
        id: 'what',
        title: 'Qué guardamos',
        paragraphs: [
          'Tu cuenta: su nombre, el teléfono y las cuentas sociales que añadiste y un hash de tu contraseña que no se puede revertir. Tu juego y tus pagos: rondas, movimientos de monedas, solicitudes y recompensas. Los dispositivos con los que entraste: un nombre, una dirección de red abreviada y cuándo los usaste por última vez.',
        ],
      },
      {
        id: 'why',
        title: 'Para qué lo guardamos',
        paragraphs: [
          'Para que puedas entrar, llevar bien tu saldo, pagarte, aplicar los límites que fijaste y porque la ley exige registros de juego y de pagos. No vendemos nada de esto.',
        ],
      },
      {
        id: 'events',
        title: 'Cómo se usa la app',
        paragraphs: [
          'La app nos dice qué pantallas, juegos y ofertas abres, para ver qué funciona. Cada evento contiene tu número de miembro, el nombre de la pantalla o del juego y la hora; ni nombre, ni teléfono, ni cuenta, ni importe, ni contraseña. Los eventos que no se pudieron enviar esperan en tu dispositivo; los ves en {{usageData}}.',
        ],
      },
      {
        id: 'device',
        title: 'Qué guarda tu dispositivo',
        paragraphs: [
          'Para abrirse al momento y sin conexión, la app guarda en el dispositivo la lista de juegos, tu último saldo con su hora y tus últimas rondas y mensajes. Al cerrar sesión se borran tus datos. La app nunca guarda tu contraseña.',
        ],
      },
      {
        id: 'others',
        title: 'Quién más recibe datos',
        paragraphs: [
          'Un juego que abres recibe un número para esa sesión de juego y sus propias rondas. Si entras con Google, Facebook o LINE, saben que lo hiciste. Los bancos y servicios de pago reciben lo que un pago necesita. Nadie más recibe nada, salvo que lo ordene la ley.',
        ],
      },
      {
        id: 'rights',
        title: 'Tus derechos',
        paragraphs: [
          'Puedes preguntar qué guardamos, pedir que lo corrijamos, llevártelo o pedir que lo borremos si ninguna ley exige conservarlo. Escribe a {{support}}; {{operator}} responde en un mes.',
        ],
      },
    ],
  },
};
