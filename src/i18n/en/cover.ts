export const cover = {
  unreachable: "Can't reach the service",
  hint: 'Check the connection, or write to {{address}}.',
};
