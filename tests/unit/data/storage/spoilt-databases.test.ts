// @vitest-environment happy-dom
// Whatever a browser does with one database or both, the app starts, and says what it does not keep.
import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { describe, expect, vi } from 'vitest';
import { replaceProperty } from '#tests/support/device/replace-property.ts';
import { spoilt } from '#tests/support/device/spoilt.ts';
import {
  DATABASE_FAULTS,
  type DatabaseFault,
  spoiltDatabases,
} from '#tests/support/device/spoilt-databases.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import {
  expectLobby,
  NOTHING_KEPT,
  passQuickly,
  seen,
  shows,
  startsPages,
  states,
  visit,
} from './spoilt-page.ts';

const it = platformTest();

startsPages();

const NOT_STORED = "This browser doesn't save data. Events not sent";

const spoilDatabases = (fault: DatabaseFault, name?: string): void =>
  void vi.stubGlobal('indexedDB', spoiltDatabases(new IDBFactory(), fault, name));

const DATABASES = [
  ...(['is missing', 'throws when it is named', 'throws when it is asked'] as const).map(
    (fault) =>
      [
        `indexedDB ${fault}`,
        NOTHING_KEPT,
        () => {
          replaceProperty(globalThis, 'indexedDB', undefined);
          // As Dexie finds it when it is loaded.
          if (fault !== 'throws when it is asked') replaceProperty(Dexie.dependencies, 'indexedDB', null);
          spoilt(globalThis, 'indexedDB', fault);
        },
      ] as const,
  ),
  ...DATABASE_FAULTS.flatMap((fault) => [
    [`each database ${fault}`, NOTHING_KEPT, () => spoilDatabases(fault)] as const,
    [`the database ${fault}`, NOTHING_KEPT, () => spoilDatabases(fault, 'halcyon')] as const,
    [`the outbox ${fault}`, '', () => spoilDatabases(fault, 'halcyon-outbox')] as const,
  ]),
  [
    'the list of databases never comes',
    '',
    () => void (indexedDB.databases = () => new Promise(() => {})),
  ] as const,
];

type Case = readonly [fault: string, sentence: string, spoil: () => void];

describe('the lobby of a browser where', () => {
  it.for<Case>(DATABASES)(
    '%s opens, and says what is not kept: %s',
    async ([fault, sentence, spoilIt], { platform }) => {
      if (fault.includes('never')) passQuickly();
      await visit(platform, spoilIt);
      await expectLobby(sentence);
    },
  );
});

describe('the screen of delivery where', () => {
  it.for([...DATABASE_FAULTS])('the outbox alone %s says what may be lost', async (fault, { platform }) => {
    if (fault.includes('never')) passQuickly();
    await visit(platform, () => spoilDatabases(fault, 'halcyon-outbox'), '/about-us/delivery');
    await shows(() => expect(seen()).toContain(NOT_STORED));
    expect(states).toEqual(['online']);
  });
});
