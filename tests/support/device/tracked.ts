// What a page has tracked: an event in the device's outbox.
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { EventName } from '#src/contract/index.ts';
import { outbox } from '#src/data/events/outbox.ts';

interface Fields {
  readonly eventInterfaceId?: string;
  readonly eventProps?: Readonly<Record<string, string | number>>;
}

/** Resolves once the latest event of that name has these fields. */
export const expectTracked = (name: EventName, fields: Fields = {}): Promise<void> =>
  waitFor(async () => {
    const events = await (await outbox()).outbox.orderBy('eventSeq').toArray();
    const last = events.filter(({ eventName }) => eventName === name).at(-1);
    expect(last, events.map(({ eventName }) => eventName).join(' ')).toMatchObject(fields);
  });
