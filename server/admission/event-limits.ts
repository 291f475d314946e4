// Limits of tracked events by what they cost to store, in this process: per installation and address, and in all.
import type { EventLimits } from '../calls/services.ts';
import type { Settings } from '../settings/settings.ts';
import { createCounter } from './counter.ts';
import { installationOf } from '../http/event-call.ts';
import { HOUR_MS, MINUTE_MS } from '../time/time.ts';

const HOURS = 24;
const MB = 1024 * 1024;
/** Bytes of an event that counts as one; a larger one counts as several. */
const USUAL_BYTES = 500;
/** A request costs as much as so many events, even with one in it. */
const LEAST_COST = 5;

export function createEventLimits(settings: Settings): EventLimits {
  const { eventLimit, eventLimitAddress, eventLimitAll, eventShareMb } = settings;
  const perInstallation = createCounter(eventLimit, MINUTE_MS);
  const perAddress = createCounter(eventLimitAddress, MINUTE_MS);
  const inAll = createCounter(eventLimitAll, MINUTE_MS);
  const share = createCounter(Math.ceil((eventShareMb * MB) / HOURS), HOUR_MS);
  return {
    batch: ({ client, now }, body) => {
      const eventList = Array.isArray(body['eventList']) ? (body['eventList'] as unknown[]) : [];
      const cost = Math.max(LEAST_COST, eventList.length, Math.ceil(bytesOf(eventList) / USUAL_BYTES));
      const installation = installationOf(body) ?? client.fingerprint;
      return (
        perInstallation(installation, now, cost) ??
        perAddress(client.address, now, cost) ??
        inAll('', now, cost)
      );
    },
    unproved: (eventList, now) => share('', now, bytesOf(eventList)),
  };
}

const bytesOf = (eventList: readonly unknown[]): number => Buffer.byteLength(JSON.stringify(eventList));
