import { useState } from 'react';
import type { Bank } from '#src/contract/wallet/payment.ts';
import { useT } from '#src/i18n/t.ts';
import { fold } from '#src/lib/text/typed.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { methodIcon } from '../icons.ts';
import styles from './BankPicker.module.css';

interface BankPickerProps {
  readonly banks: readonly Bank[];
  readonly chosen: Bank | undefined;
  readonly problem: string | undefined;
  /** 0 chooses again. */
  readonly onBank: (bankId: number) => void;
}

/** One of many banks, found by a part of its name. */
export function BankPicker({ banks, chosen, problem, onBank }: BankPickerProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  if (chosen) {
    return (
      <div className={styles.chosen}>
        <ListRow icon={methodIcon('landmark')} title={chosen.name} />
        <Button onClick={() => onBank(0)}>{t('wallet.anotherBank')}</Button>
      </div>
    );
  }
  const found = banks.filter(({ name, code }) => isMatch(`${name} ${code}`, typed));
  return (
    <div className={styles.picker}>
      <TextField
        label={t('wallet.bank')}
        name="bank"
        type="search"
        autoComplete="off"
        value={typed}
        error={problem}
        hint={t('wallet.bankHint')}
        onValue={setTyped}
      />
      {found.length === 0 && <p>{t('wallet.noSuchBank')}</p>}
      <ul className={styles.list}>
        {found.map(({ id, name }) => (
          <li key={id}>
            <ListRow icon={methodIcon('landmark')} title={name} onPress={() => onBank(id)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every typed word is the beginning of one of its words, accents aside. */
function isMatch(text: string, typed: string): boolean {
  const words = fold(text).split(/\s+/);
  return fold(typed)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}
