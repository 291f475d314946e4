import { useEffect, useRef } from 'react';
import type { Brand } from '#src/contract/config.ts';
import { useT } from '#src/i18n/t.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { chevronDown } from '#src/ui/Icon/shapes.ts';
import styles from './BrandFilter.module.css';
import type { LobbyChoice } from './use-lobby-filter.ts';

interface BrandFilterProps {
  readonly brands: readonly Brand[];
  readonly filter: Pick<LobbyChoice, 'brandId' | 'choose'>;
}

/** A native select: twenty names need no custom list. */
export function BrandFilter({ brands, filter }: BrandFilterProps) {
  const t = useT();
  const { brandId, choose } = filter;
  const select = useRef<HTMLSelectElement>(null);
  // Not `value`, for which the server writes `selected` into the markup and the page does not.
  useEffect(() => {
    if (select.current) select.current.value = String(brandId || '');
  }, [brandId]);
  return (
    <span className={styles.filter}>
      <select
        ref={select}
        className={styles.select}
        aria-label={t('shell.brands')}
        onChange={({ target }) => choose({ brandId: Number(target.value) || undefined })}
      >
        <option value="">{t('shell.allBrands')}</option>
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
