import { useT } from '#src/i18n/t.ts';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { type PhoneNumber, readNumber } from './phone-number.ts';
import { RegionChoice } from './RegionChoice.tsx';

interface PhoneFieldProps {
  readonly value: PhoneNumber;
  readonly error: string | undefined;
  /** `username webauthn` beside a password, so that password managers recognise the pair. */
  readonly autoComplete?: string;
  readonly onValue: (value: PhoneNumber) => void;
}

export function PhoneField({ value, error, autoComplete = 'tel', onValue }: PhoneFieldProps) {
  const t = useT();
  return (
    <TextField
      label={t('auth.mobile')}
      name="mobile"
      type="tel"
      dir="ltr"
      autoComplete={autoComplete}
      value={value.number}
      error={error}
      start={<RegionChoice region={value.region} onRegion={(region) => onValue({ ...value, region })} />}
      onValue={(text) => onValue(readNumber(text, value))}
    />
  );
}
