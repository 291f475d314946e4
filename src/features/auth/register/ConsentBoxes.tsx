import { useT } from '#src/i18n/t.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { TermsText } from '../terms/TermsText.tsx';
import styles from './ConsentBoxes.module.css';

export interface Consents {
  readonly adult: boolean;
  readonly agreeTerms: boolean;
  readonly isRemembered: boolean;
}

interface ConsentBoxesProps {
  readonly value: Consents;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (name: keyof Consents, isGiven: boolean) => void;
}

export function ConsentBoxes({ value, errors, onChange }: ConsentBoxesProps) {
  const t = useT();
  const boxOf = (name: keyof Consents) => ({
    name,
    isChecked: value[name],
    error: errors[name],
    onCheck: (isGiven: boolean) => onChange(name, isGiven),
  });
  return (
    <div className={styles.boxes}>
      <Checkbox {...boxOf('adult')}>{t('auth.adult')}</Checkbox>
      <Checkbox {...boxOf('agreeTerms')}>
        <TermsText of="auth.terms" />
      </Checkbox>
      <Checkbox {...boxOf('isRemembered')}>{t('auth.remember')}</Checkbox>
    </div>
  );
}
