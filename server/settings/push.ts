// Settings of notifications.
import { brand } from '#src/lib/brand.ts';
import type { Reader } from './reader.ts';
import { PUSH_SERVICES } from './table.ts';

export interface PushSettings {
  /** Where a push service reaches the operator. */
  readonly contact: string;
  /** Hosts, `*.host`, or origins. */
  readonly services: readonly string[];
}

const CONTACT = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/;

export function readPush(read: Reader): PushSettings {
  const given = read.matching(
    'PUSH_CONTACT',
    CONTACT,
    'an address like mailto:you@example.com or https://example.com',
  );
  const services = read.text('PUSH_SERVICES', PUSH_SERVICES).split(',');
  return {
    contact: given || `mailto:${brand.support}`,
    services: services.map((service) => service.trim()).filter((service) => service !== ''),
  };
}
