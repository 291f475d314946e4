import { Form } from '#src/patterns/form/Form.tsx';
import type { Submission } from '#src/patterns/form/use-submission.ts';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { specimenOf } from '../../specimen.ts';

const idle: Submission = {
  formRef: { current: null },
  failure: { fields: {} },
  isBusy: false,
  reason: undefined,
  submit: (event) => event.preventDefault(),
  clear: () => {},
  fail: () => {},
};

const form = (submission: Partial<Submission>, error?: string) => (
  <Form
    submission={{ ...idle, ...submission }}
    submitText="Sign in"
    footer={
      <p>
        <a href="#Form">Forgot your password?</a>
      </p>
    }
  >
    <TextField label="Account" value="kingfisher" error={error} onValue={() => {}} />
  </Form>
);

export const forms = specimenOf(
  { Form },
  {
    children: form({}),
    footer: form({}),
    busy: form({ isBusy: true }),
    'error of a field': form({}, 'No such account'),
    'error of the form': form({ failure: { fields: {}, form: 'Account and password do not match.' } }),
    reason: form({ reason: 'Needs a connection' }),
  },
);
