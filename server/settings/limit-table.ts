// How much may be asked of the platform.
import type { SettingRow } from './row.ts';

export const LIMIT_SETTINGS = [
  {
    name: 'RATE_LIMIT',
    fallback: '600',
    meaning:
      'Requests a minute and member or device, those with events aside, in each process; 0 = no limit.',
  },
  {
    name: 'RATE_LIMIT_ADDRESS',
    fallback: '6000',
    meaning: 'Requests a minute and address, in each process; 0 = no limit.',
  },
  {
    name: 'ROUND_LIMIT',
    fallback: '300',
    meaning: 'New rounds a minute and member, in each process; 0 = no limit.',
  },
  {
    name: 'EVENT_LIMIT',
    fallback: '3000',
    meaning:
      'Events a minute and installation, in each process; one of more than 500 bytes counts as several, and a request as five at least; 0 = no limit.',
  },
  {
    name: 'EVENT_LIMIT_ADDRESS',
    fallback: '15000',
    meaning: 'Events a minute and address, counted likewise; 0 = no limit.',
  },
  {
    name: 'EVENT_LIMIT_ALL',
    fallback: '120000',
    meaning: 'Events a minute in all, counted likewise; 0 = no limit.',
  },
  {
    name: 'EVENT_SHARE_MB',
    fallback: '1000',
    meaning:
      'Megabytes a day, spread over its hours, that events without the token of a member may add, in each process; 0 = no limit. Devices keep what is refused and send it again.',
  },
  { name: 'REGISTER_LIMIT', fallback: '100', meaning: 'Registrations an hour and address; 0 = no limit.' },
  {
    name: 'RESET_LIMIT',
    fallback: '100',
    meaning: 'Tries an hour and address to replace a forgotten password; 0 = no limit.',
  },
  {
    name: 'CODES_PER_ADDRESS',
    fallback: '200',
    meaning: 'Codes by text message a day and address; 0 = no limit.',
  },
  {
    name: 'TRIES_PER_ACCOUNT',
    fallback: '5',
    meaning:
      'Wrong passwords or codes per account, and per installation, before sign-in is closed for a while.',
  },
  { name: 'TRIES_PER_ADDRESS', fallback: '200', meaning: 'The same per address.' },
  {
    name: 'TRIES_MINUTES',
    fallback: '15',
    meaning: 'Minutes in which tries are counted and for which it is closed.',
  },
] as const satisfies readonly SettingRow[];
