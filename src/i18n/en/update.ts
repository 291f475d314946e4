export const update = {
  ready: 'A new version is ready',
  action: 'Update',
  offlineReady: 'Ready to use without a connection',
};
