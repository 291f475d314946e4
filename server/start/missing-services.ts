// What a platform without the demonstration's services lacks, said at its start.
import { isDemoSafe, type Settings } from '../settings/settings.ts';

export function missingServices(
  settings: Pick<Settings, 'demoPayments' | 'messageOutbox' | 'host' | 'trustProxy' | 'publicOrigin'>,
): string[] {
  const { demoPayments, messageOutbox } = settings;
  const isOpen = !isDemoSafe(settings);
  return [
    ...(demoPayments !== 'nobody'
      ? []
      : [
          'No payment service is connected: deposits are closed (DEMO_PAYMENTS=1 opens the demonstration page).',
        ]),
    ...(demoPayments === 'everybody' && isOpen
      ? ['DEMO_PAYMENTS=1: anybody who reaches this platform can credit deposits without paying.']
      : []),
    ...(messageOutbox
      ? []
      : [
          'No text messages can be sent: nobody can sign in or register with a number (MESSAGE_OUTBOX=1 shows them on this machine).',
        ]),
  ];
}
