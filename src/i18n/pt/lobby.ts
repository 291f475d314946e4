import type { texts as en } from '../en/lobby.ts';

export const texts: typeof en = {
  searchTitle: 'Buscar',
  searchField: 'Jogo, provedor, tipo ou tag',
  clearSearch: 'Limpar',
  recentSearches: 'Buscas recentes',
  forgetSearch: 'Remover {{text}}',
  popular: 'Populares agora',
  nothingFound: 'Nada encontrado para “{{text}}”',
  nearMatches: 'Você quis dizer',
  preparing: 'Preparando os jogos',
  searchedOnly: 'A busca incluiu só os jogos do seu filtro.',
  previousNotice: 'Anterior',
  nextNotice: 'Próxima',
  noticePage: '{{index}} de {{count}}',
  hideNotice: 'Não mostrar de novo',
  noNotices: 'Nenhuma novidade no momento',
};
