// A page cannot see the answer to its beacon; the worker sees it and confirms the events.
import * as v from 'valibot';
import { registerRoute } from 'workbox-routing';
import { Envelope, isSuccess } from '#src/contract/envelope.ts';
import { EventAnswer } from '#src/contract/events.ts';
import { settleDelivered } from '#src/data/events/batch.ts';
import { textOf } from '#src/lib/gzip.ts';
import { BACKGROUND_TIMEOUT_MS } from '#src/lib/timing.ts';
import { outbox } from '../outbox-db.ts';
import { EVENTS_URL, noteDelivered } from '../outbox.ts';
import { worker } from '../scope.ts';

export function routeEvents(): void {
  const address = new URL(EVENTS_URL, worker.location.origin).href;
  registerRoute(({ url }) => url.href === address, passOn, 'POST');
}

async function passOn({ request }: { request: Request }): Promise<Response> {
  const sent = request.clone().arrayBuffer();
  const response = await fetch(request, {
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(BACKGROUND_TIMEOUT_MS)]),
  });
  await confirm(await textOf(await sent), response.clone()).catch(() => {});
  return response;
}

const Sent = v.object({ eventList: v.array(v.object({ eventId: v.string() })) });

async function confirm(body: string, response: Response): Promise<void> {
  const sent = v.parse(Sent, JSON.parse(body)).eventList;
  const envelope = v.parse(Envelope, await response.json());
  const db = await outbox();
  if (!db || !isSuccess(envelope)) return;
  const eventIds = sent.map(({ eventId }) => eventId);
  const rows = await db.outbox.where('eventId').anyOf(eventIds).toArray();
  const inOrder = eventIds.flatMap((eventId) => rows.filter((row) => row.eventId === eventId));
  const answer = v.safeParse(EventAnswer, envelope.data);
  // If another sender has settled rows, positions have shifted: then nothing is moved to the dead letters here.
  const rejected = answer.success && inOrder.length === sent.length ? answer.output.rejected : [];
  await settleDelivered(db, inOrder, rejected);
  noteDelivered(eventIds);
}
