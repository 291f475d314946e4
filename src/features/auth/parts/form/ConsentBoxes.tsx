import { useT } from '#src/i18n/t.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';

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

const BOXES = [
  { name: 'adult', text: 'auth.adult' },
  { name: 'agreeTerms', text: 'auth.terms' },
  { name: 'isRemembered', text: 'auth.remember' },
] as const;

export function ConsentBoxes({ value, errors, onChange }: ConsentBoxesProps) {
  const t = useT();
  return BOXES.map(({ name, text }) => (
    <Checkbox
      key={name}
      name={name}
      isChecked={value[name]}
      error={errors[name]}
      onCheck={(isGiven) => onChange(name, isGiven)}
    >
      {t(text)}
    </Checkbox>
  ));
}
