import { useEffect, useRef } from 'react';
import type { Brand } from '#src/contract/config.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { chevronDown } from '#src/ui/Icon/shapes.ts';
import styles from './BrandFilter.module.css';

interface BrandFilterProps {
  readonly brands: readonly Brand[];
  /** Undefined is all of them. */
  readonly current: number | undefined;
  readonly label: string;
  readonly allText: string;
  readonly onSelect: (brandId?: number) => void;
}

/** The device's own list: twenty names need no design of ours. */
export function BrandFilter({ brands, current, label, allText, onSelect }: BrandFilterProps) {
  const select = useRef<HTMLSelectElement>(null);
  // Not `value`, for which the server writes `selected` into the markup and the page does not.
  useEffect(() => {
    if (select.current) select.current.value = String(current ?? '');
  }, [current]);
  return (
    <span className={styles.filter}>
      <select
        ref={select}
        className={styles.select}
        aria-label={label}
        onChange={({ target }) => onSelect(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{allText}</option>
        {brands.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Icon of={chevronDown} isSmall />
    </span>
  );
}
