import { expect, it } from 'vitest';
import { ownPath } from '#src/lib/address/own-address.ts';

const HERE = 'https://halcyon.example';

it.each([
  ['https://halcyon.example', '/'],
  ['https://halcyon.example/vip/level?from=ad#top', '/vip/level?from=ad#top'],
  ['https://HALCYON.example:443/points', '/points'],
  ['\thttps://halcyon.example/po\nints', '/points'],
  ['https://halcyon.example//evil.example', undefined],
  ['https://halcyon.example/\\evil.example', undefined],
  ['https://halcyon.example.evil.example/points', undefined],
  ['https://halcyon.example@evil.example/points', undefined],
  ['http://halcyon.example/points', undefined],
  ['https://halcyon.example:8443/points', undefined],
  ['//halcyon.example/points', '/points'],
  ['/points', '/points'],
  ['/\t/evil.example', undefined],
  ['//evil.example/points', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [' \n', undefined],
])('%j is %j here', (address, path) => {
  expect(ownPath(address, HERE)).toBe(path);
});

it('only a path is ours where the origin is unknown', () => {
  expect(ownPath('/points', '')).toBe('/points');
  expect(ownPath('/\t/evil.example', '')).toBeUndefined();
  expect(ownPath('https://halcyon.example/points', '')).toBeUndefined();
  expect(ownPath('data:,points', '')).toBeUndefined();
});
