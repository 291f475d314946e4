export const about = {
  offlineReading: 'Offline reading',
};
