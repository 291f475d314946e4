// Settings of the port that an operator's own tools ask.
import type { Reader } from './reader.ts';

export interface OperationsSettings {
  /** 0: there is none. */
  readonly port: number;
  readonly host: string;
}

export const readOperations = (read: Reader): OperationsSettings => ({
  port: read.number('OPS_PORT', 0, [0, 65_535]),
  host: read.text('OPS_HOST', '127.0.0.1'),
});
