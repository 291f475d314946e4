import { randomUUID } from 'node:crypto';
import { APP_VERSION } from '#src/contract/envelope.ts';

/** Two events of an installation of its own. */
export function eventBatch() {
  const installId = randomUUID();
  return [1, 2].map((eventSeq) => ({
    ...{ eventId: randomUUID(), installId, eventSeq, eventName: 'click', eventInterfaceId: 'rolling' },
    ...{ eventShowType: '', eventRoomId: '', eventFrom: '', eventTime: Math.floor(Date.now() / 1000) },
    ...{ eventUserId: 0, channel: 'rolling', appId: 'rolling', version: APP_VERSION },
  }));
}
