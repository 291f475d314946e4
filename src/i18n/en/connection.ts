export const connection = {
  offline: "You're offline. Showing what was saved at {{time}}",
  offlineNow: "You're offline",
  weak: 'Connection is weak',
  back: 'Back online',
  memory: 'This browser keeps nothing: offline reading is off',
};
