import type { search as en } from '../en/search.ts';

export const search: typeof en = {
  title: 'Buscar',
  field: 'Juego, estudio, tipo o etiqueta',
  clear: 'Borrar',
  recent: 'Buscado hace poco',
  forget: 'Olvidar {{text}}',
  hot: 'Populares ahora',
  nothing: 'Nada para «{{text}}»',
  near: 'Quizá busques',
  preparing: 'Preparando los juegos',
};
