// Chooses between the two compressions that the platform offers.

export type Encoding = 'br' | 'gzip';

export function acceptedEncoding(accepted = ''): Encoding | null {
  const names = accepted
    .split(',')
    .map((part) => part.split(';'))
    .filter(([, weight]) => !/^\s*q=0(\.0*)?\s*$/.test(weight ?? ''))
    .map(([name]) => name?.trim().toLowerCase());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}
