import { useT } from '#src/i18n/t.ts';
import { TextField } from '#src/ui/TextField/TextField.tsx';

interface AccountFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly autoComplete: string;
  readonly hint?: string | undefined;
  readonly counter?: string | undefined;
  readonly onValue: (account: string) => void;
}

export function AccountField({ onValue, ...field }: AccountFieldProps) {
  const t = useT();
  return (
    <TextField
      {...field}
      label={t('auth.account')}
      name="account"
      autoCapitalize="none"
      spellCheck={false}
      format={withoutInvisible}
      onValue={onValue}
    />
  );
}

/** A name is taken as it is typed, but for what nobody sees and no name may hold. */
const withoutInvisible = (text: string): string => text.replaceAll(/\p{Cf}/gu, '').trim();
