import type { texts as en } from '../en/lobby.ts';

export const texts: typeof en = {
  searchTitle: 'Buscar',
  searchField: 'Juego, estudio, tipo o etiqueta',
  clearSearch: 'Borrar',
  recentSearches: 'Búsquedas recientes',
  forgetSearch: 'Quitar {{text}}',
  popular: 'Populares ahora',
  nothingFound: 'Sin resultados para «{{text}}»',
  nearMatches: 'Quizás quisiste decir',
  preparing: 'Preparando los juegos',
  searchedOnly: 'Solo se buscó entre los juegos de tu filtro.',
  previousNotice: 'Anterior',
  nextNotice: 'Siguiente',
  noticePage: '{{index}} de {{count}}',
  hideNotice: 'No volver a mostrar',
  noNotices: 'No hay novedades en este momento',
};
