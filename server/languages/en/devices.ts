// How a member's devices are called, and where they are.

export const texts = {
  device: 'Unknown device',
  here: 'This machine',
  near: 'Local network',
  somewhere: 'Unknown network',
};
