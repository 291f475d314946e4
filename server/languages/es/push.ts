import type { texts as en } from '../en/push.ts';

export const texts: typeof en = {
  withdraw: { title: 'Tu retiro ha avanzado', body: 'Toca para ver en qué punto está.' },
  mail: { title: 'Tienes un mensaje nuevo', body: 'Toca para leerlo.' },
  bonus: { title: 'Hay un bono listo', body: 'Toca para ver qué puedes reclamar.' },
};
