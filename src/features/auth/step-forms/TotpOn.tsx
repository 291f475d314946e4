import { useEffect, useState } from 'react';
import type { securityCalls } from '#src/contract/auth/security.ts';
import { RECENT_PROOF_REQUIRED } from '#src/contract/errors.ts';
import { useIsMutating } from '#src/data/mutations/lock.ts';
import { Form } from '#src/patterns/form/Form.tsx';
import { useReason } from '#src/patterns/form/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { typedCode } from '#src/patterns/one-time-code/typed-code.ts';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { CopyRow } from '#src/ui/CopyRow/CopyRow.tsx';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { BEGIN_TOTP, beginTotp } from '../security/actions.ts';
import { useMutation } from '#src/patterns/form/use-mutation.ts';
import { StepNote, StepPicture, StepRow, StepStack } from '../security/Step.tsx';
import { useStep } from './use-step.ts';

/** Number of digits that authenticator apps show. */
const DIGITS = 6;

interface TotpSetup {
  readonly secret: string;
  /** An `otpauth:` address. */
  readonly uri: string;
  readonly QrCode: Awaited<ReturnType<typeof loadQrCode>>;
}

/** Few members need it. If it cannot be loaded, the secret is shown as text. */
const loadQrCode = async () =>
  import('#src/ui/QrCode/QrCode.tsx').then(
    ({ QrCode }) => QrCode,
    () => null,
  );

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

interface TotpOnProps {
  readonly onDone: (recoveryCodes?: readonly string[]) => void;
}

/** The secret exists only while this component is shown. */
export function TotpOn({ onDone }: TotpOnProps) {
  const t = useT();
  const [begun, setBegun] = useState<TotpSetup>();
  const { problem, run } = useMutation<typeof securityCalls.totpBegin>({
    [RECENT_PROOF_REQUIRED]: 'message',
  });
  const isBusy = useIsMutating(BEGIN_TOTP);
  const reason = useReason();
  if (begun) return <Confirm begun={begun} onDone={onDone} />;
  const begin = async () => {
    const reply = await run(beginTotp());
    if (reply) setBegun({ ...reply.data, QrCode: await loadQrCode() });
  };
  return (
    <StepStack>
      <Problem text={problem} />
      <Button variant="primary" isWide isBusy={isBusy} reason={reason} onClick={() => void begin()}>
        {t('auth.begin')}
      </Button>
    </StepStack>
  );
}

function Confirm({ begun, onDone }: TotpOnProps & { begun: TotpSetup }) {
  const t = useT();
  const { QrCode } = begun;
  const [code, setCode] = useState('');
  const submission = useStep({
    method: 'totp',
    on: true,
    field: 'code',
    check: (): Record<string, string> => (code === '' ? { code: t('auth.codeMissing') } : {}),
    proof: () => ({ code }),
    onDone,
  });
  const { formRef } = submission;
  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('input[name="code"]')?.focus({ preventScroll: true });
  }, [formRef]);
  return (
    <Form submission={submission} submitText={t('auth.turnOn')}>
      <StepNote>{t('auth.scan')}</StepNote>
      {QrCode && (
        <StepPicture>
          <QrCode text={begun.uri} label={t('auth.qr')} />
        </StepPicture>
      )}
      <StepRow>
        <CopyRow title={t('auth.secret')} value={begun.secret} shown={inFours(begun.secret)} />
      </StepRow>
      <ButtonLink href={begun.uri}>{t('auth.openApp')}</ButtonLink>
      <TextField
        label={t('auth.totpCode')}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        dir="ltr"
        value={code}
        error={submission.failure.fields['code']}
        format={(text) => typedCode(text, { min: DIGITS, max: DIGITS })}
        onValue={(text) => {
          setCode(text);
          submission.clear('code');
        }}
      />
    </Form>
  );
}
