import type { texts as en } from '../en/lobby.ts';

export const texts: typeof en = {
  searchTitle: 'Buscar',
  searchField: 'Juego, estudio, tipo o etiqueta',
  clearSearch: 'Borrar',
  recentSearches: 'Buscado hace poco',
  forgetSearch: 'Olvidar {{text}}',
  popular: 'Populares ahora',
  nothingFound: 'Nada para «{{text}}»',
  nearMatches: 'Quizá busques',
  preparing: 'Preparando los juegos',
  previousNotice: 'Anterior',
  nextNotice: 'Siguiente',
  noticePage: '{{index}} de {{count}}',
  noNotices: 'Ahora no hay novedades',
};
