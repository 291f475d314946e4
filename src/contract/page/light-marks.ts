// Empty caches whose names tell the worker what somebody chose in the page: a worker reads no local storage.

export const LIGHT_ON = 'halcyon-light-on';
export const LIGHT_OFF = 'halcyon-light-off';
