export const texts = {
  searchTitle: 'Search',
  searchField: 'Game, studio, type or tag',
  clearSearch: 'Clear',
  recentSearches: 'Recent searches',
  forgetSearch: 'Remove {{text}}',
  popular: 'Popular now',
  nothingFound: "Nothing for '{{text}}'",
  nearMatches: 'Did you mean',
  preparing: 'Getting the games ready',
  searchedOnly: 'Only games that match your filter were searched.',
  previousNotice: 'Previous',
  nextNotice: 'Next',
  noticePage: '{{index}} of {{count}}',
  hideNotice: "Don't show again",
  noNotices: 'No news right now',
};

declare module '../t.ts' {
  interface Texts {
    lobby: typeof texts;
  }
}
