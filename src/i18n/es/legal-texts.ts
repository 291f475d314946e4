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
          '{{app}} es un servicio de {{operator}}. Puedes tener una sola cuenta, a tu nombre, si eres mayor de edad donde vives y no te has autoexcluido del juego.',
          'Guarda para ti la contraseña, los códigos y las llaves. Lo que se haga con ellos cuenta como hecho por ti hasta que nos avises de que los tiene otra persona.',
        ],
      },
      {
        id: 'coin',
        title: 'Monedas y saldo',
        paragraphs: [
          'Se juega con monedas. Tu saldo es lo que dicen nuestros libros; la aplicación muestra la última cifra que recibió, con su hora. Cada movimiento se anota por sus dos lados y puedes leerlo en tu extracto.',
          'Si la línea se corta en medio de una ronda o de un pago, vale lo que consta en nuestros libros. Nada se anota dos veces.',
        ],
      },
      {
        id: 'games',
        title: 'Juegos y resultados',
        paragraphs: [
          'El servicio decide el resultado de una ronda antes de mostrarlo. Una ronda interrumpida se termina según sus reglas y se abona; la encuentras en tu historial.',
          'Cada juego indica lo que devuelve de media en muchas rondas. Esa media no promete nada sobre una ronda ni sobre un día.',
        ],
      },
      {
        id: 'payments',
        title: 'Depósitos y retiros',
        paragraphs: [
          'Los límites, las comisiones y la duración habitual aparecen junto a cada vía antes de elegirla. Un retiro va a una cuenta a tu nombre. Puede que antes tengamos que comprobar quién eres.',
          'Una solicitud ya recibida no se retira tocando otra vez; la aplicación muestra cómo va.',
        ],
      },
      {
        id: 'bonus',
        title: 'Bonos',
        paragraphs: [
          'Cada oferta indica sus condiciones: para quién es, cuánto hay que apostar antes y hasta cuándo. Un premio se da una vez. Si una oferta y estas condiciones difieren, vale lo mejor para ti.',
        ],
      },
      {
        id: 'safer-play',
        title: 'Juego responsable',
        paragraphs: [
          'Puedes fijar límites, tomarte una pausa o autoexcluirte en cualquier momento. Un límite más estricto vale al instante; uno más amplio, pasado un día y solo si lo confirmas otra vez. Una pausa o exclusión no se puede acortar.',
          'Si jugar deja de ser un juego, habla con alguien. Las líneas de ayuda que nombra la aplicación no dependen de nosotros.',
        ],
      },
      {
        id: 'ending',
        title: 'Final',
        paragraphs: [
          'Puedes cerrar tu cuenta cuando quieras; se te paga lo que quede en tu saldo. Podemos suspender una cuenta que incumpla estas condiciones o la ley, y decimos por qué. Si no estás de acuerdo, escribe a {{support}}.',
        ],
      },
      {
        id: 'changes',
        title: 'Cambios',
        paragraphs: [
          'Las condiciones nuevas llevan la fecha desde la que valen y la aplicación lo avisa antes. Se aplica la ley del lugar donde {{operator}} tiene su licencia, junto con los derechos que te da la de tu país.',
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
          'Tu cuenta: su nombre, el teléfono o la identidad social que vinculaste y un resumen de tu contraseña que no se puede invertir. Tu juego y tus pagos: rondas, movimientos de monedas, solicitudes y premios. Los dispositivos con los que entraste: un nombre, una dirección de red recortada y la última vez.',
        ],
      },
      {
        id: 'why',
        title: 'Para qué',
        paragraphs: [
          'Para dejarte entrar, llevar bien tu saldo, pagarte, respetar los límites que fijaste y porque la ley exige registros de juego y de pagos. No vendemos nada de ello.',
        ],
      },
      {
        id: 'events',
        title: 'Cómo se usa la aplicación',
        paragraphs: [
          'La aplicación nos dice qué pantallas, juegos y ofertas se abren, para ver qué funciona. Un evento así lleva tu número de socio, el nombre de la pantalla o del juego y su hora; ni nombre, ni teléfono, ni cuenta, ni importe, ni contraseña. Los eventos que no se pudieron enviar esperan en tu dispositivo; los ves en Acerca de, Entrega.',
        ],
      },
      {
        id: 'device',
        title: 'Qué queda en tu dispositivo',
        paragraphs: [
          'Para abrirse al momento y sin conexión, la aplicación guarda en el dispositivo la lista de juegos, tu último saldo con su hora y tus últimas rondas y mensajes. Al cerrar sesión se borra lo tuyo. La aplicación nunca guarda tu contraseña.',
        ],
      },
      {
        id: 'others',
        title: 'Quién más ve algo',
        paragraphs: [
          'Un juego que abres conoce un número para esa visita y sus propias rondas. Si entras con Google, Facebook o LINE, saben que lo hiciste. Los bancos y servicios de pago conocen lo que un pago necesita. Nadie más, salvo que lo ordene la ley.',
        ],
      },
      {
        id: 'rights',
        title: 'Tus derechos',
        paragraphs: [
          'Puedes preguntar qué guardamos, hacer que se corrija, llevártelo o hacer que se borre si ninguna ley exige conservarlo. Escribe a {{support}}; {{operator}} responde en un mes.',
        ],
      },
    ],
  },
};
