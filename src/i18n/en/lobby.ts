export const texts = {
  searchTitle: 'Search',
  searchField: 'Game, studio, kind or tag',
  clearSearch: 'Clear',
  recentSearches: 'Searched lately',
  forgetSearch: 'Forget {{text}}',
  popular: 'Popular now',
  nothingFound: "Nothing for '{{text}}'",
  nearMatches: 'Perhaps you mean',
  preparing: 'Getting the games ready',
  previousNotice: 'Previous',
  nextNotice: 'Next',
  noticePage: '{{index}} of {{count}}',
  noNotices: 'No news right now',
};

declare module '../t.ts' {
  interface Texts {
    lobby: typeof texts;
  }
}
