import type { texts as en } from '../en/mails.ts';

export const texts: typeof en = {
  notYou: 'Si no has sido tú, cambia tu contraseña y cierra la sesión en los demás dispositivos.',
  methods: {
    totp: 'una aplicación de autenticación',
    sms: 'un mensaje de texto',
    passkey: 'una llave de acceso',
  },
  changes: {
    passkeyAdded: {
      title: 'Llave de acceso añadida',
      what: 'Se ha añadido una llave de acceso a tu cuenta.',
    },
    passkeyRemoved: {
      title: 'Llave de acceso eliminada',
      what: 'Se ha eliminado una llave de acceso de tu cuenta.',
    },
    numberBound: {
      title: 'Número de teléfono añadido',
      what: 'Se ha añadido un número de teléfono a tu cuenta.',
    },
    accountBound: {
      title: 'Nombre de cuenta añadido',
      what: 'Ya puedes entrar con un nombre de cuenta y una contraseña.',
    },
    passwordChanged: {
      title: 'Contraseña cambiada',
      what: 'Se ha cambiado tu contraseña y se ha cerrado la sesión en los demás dispositivos.',
    },
    safePasswordChanged: {
      title: 'Contraseña de la caja fuerte cambiada',
      what: 'Se ha creado o cambiado la contraseña de tu caja fuerte.',
    },
    receivingAccountAdded: {
      title: 'Cuenta de cobro añadida',
      what: 'Ya se pueden pagar retiros a ella.',
    },
    receivingAccountChanged: {
      title: 'Cuenta de cobro cambiada',
      what: 'Se ha cambiado el número o el titular de una cuenta de cobro.',
    },
    sessionsEnded: {
      title: 'Sesiones cerradas',
      what: 'Se ha cerrado la sesión de tu cuenta en otros dispositivos.',
    },
    recoveryUsed: {
      title: 'Código de recuperación usado',
      what: 'Se ha usado uno de tus códigos de recuperación. Solo vale una vez.',
    },
  },
  bound: (name) => ({ title: `${name} añadido`, what: `Ya puedes entrar con ${name}.` }),
  secondStepOn: (method) => ({
    title: 'Verificación en dos pasos activada',
    what: `Al entrar se pide ahora ${method}.`,
  }),
  secondStepOff: (method) => ({
    title: 'Verificación en dos pasos desactivada',
    what: `Al entrar ya no se pide ${method}.`,
  }),
  vipLevel: (level) => `Has llegado a VIP ${level}`,
  vipLevelReward: 'La recompensa de este nivel ya está en tu saldo.',
};
