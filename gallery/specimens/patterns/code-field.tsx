import { CodeField } from '#src/patterns/one-time-code/CodeField.tsx';
import type { Code } from '#src/patterns/one-time-code/use-code.ts';
import { specimenOf } from '../../specimen.ts';
import { WithState } from '../../stage/WithState.tsx';

const request: Code['request'] = { send: () => {}, isBusy: false, reason: undefined, isAgain: false };

const field = (code: Partial<Code>, error?: string) => (
  <WithState start={code.value ?? ''}>
    {(value, change) => (
      <CodeField
        error={error}
        code={{
          note: undefined,
          format: (text) => text,
          check: () => ({}),
          request,
          ...code,
          value,
          change,
        }}
      />
    )}
  </WithState>
);

const SENT = 'The code was sent. 2 more can be sent.';
const again = { ...request, isAgain: true };

export const codeField = specimenOf(
  { CodeField },
  {
    'not sent': field({}),
    busy: field({ request: { ...request, isBusy: true } }),
    sent: field({ note: SENT, value: '123', request: { ...again, reason: 'in 24 s' } }),
    again: field({ note: SENT, request: again }),
    error: field({ value: '123456', request: again }, 'This is not the code that was sent'),
  },
);
