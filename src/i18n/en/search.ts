export const search = {
  title: 'Search',
  field: 'Game, studio, kind or tag',
  clear: 'Clear',
  recent: 'Searched lately',
  forget: 'Forget {{text}}',
  hot: 'Popular now',
  nothing: "Nothing for '{{text}}'",
  near: 'Perhaps you mean',
  preparing: 'Getting the games ready',
};
