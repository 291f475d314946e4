// Settings of the ports for those who run the platform: the staff page, and the one that their own tools ask.
import { type Reader, SettingError } from './reader.ts';

export interface StaffSettings {
  /** 0: there is no staff page. */
  readonly port: number;
  readonly host: string;
  readonly token: string;
  /** How browsers see it, behind a proxy; "" if there is none. */
  readonly origin: string;
}

export function readStaff(read: Reader): StaffSettings {
  const port = read.number('STAFF_PORT', 0, [0, 65_535]);
  const token = read.matching('STAFF_TOKEN', /^\S{24,}$/, 'at least 24 characters without blanks');
  if (port > 0 && token === '')
    throw new SettingError('STAFF_PORT needs STAFF_TOKEN, with at least 24 characters.');
  const origin = read.origins('STAFF_ORIGIN')[0] ?? '';
  return { port, host: read.text('STAFF_HOST', '127.0.0.1'), token, origin };
}

export interface OperationsSettings {
  /** 0: there is none. */
  readonly port: number;
  readonly host: string;
}

export const readOperations = (read: Reader): OperationsSettings => ({
  port: read.number('OPS_PORT', 0, [0, 65_535]),
  host: read.text('OPS_HOST', '127.0.0.1'),
});
