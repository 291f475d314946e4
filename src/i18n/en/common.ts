export const common = {
  tryAgain: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  copy: 'Copy',
  copyOf: 'Copy: {{what}}',
  copied: 'Copied',
  needsConnection: 'Needs a connection',
  traceId: 'Reference {{id}}',
  updatedAgo: 'Updated {{ago}}',
  loading: 'Loading',
  done: 'Done',
  messages: 'Messages',
};
