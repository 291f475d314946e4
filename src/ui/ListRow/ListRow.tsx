import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { chevronRight, type IconShape } from '../Icon/shapes.ts';
import { RedDot } from '../RedDot/RedDot.tsx';
import styles from './ListRow.module.css';

interface ListRowProps {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly icon?: IconShape | undefined;
  /** A value opposite the title. */
  readonly end?: ReactNode;
  readonly dot?: string | undefined;
  /** Leads there; with neither this nor `onPress` the row only tells. */
  readonly href?: string | undefined;
  readonly onPress?: (() => void) | undefined;
}

export function ListRow({ href, onPress, ...facts }: ListRowProps) {
  if (href !== undefined) {
    return (
      <a className={styles.row} href={href} onClick={onPress}>
        <Facts {...facts} leadsOn />
      </a>
    );
  }
  if (onPress) {
    return (
      <button type="button" className={styles.row} onClick={onPress}>
        <Facts {...facts} leadsOn />
      </button>
    );
  }
  return (
    <div className={styles.row}>
      <Facts {...facts} leadsOn={false} />
    </div>
  );
}

type FactsProps = Omit<ListRowProps, 'href' | 'onPress'> & { readonly leadsOn: boolean };

function Facts({ title, detail, icon, end, dot, leadsOn }: FactsProps) {
  return (
    <>
      {icon && (
        <span className={styles.icon}>
          <Icon of={icon} />
          {dot && <RedDot label={dot} />}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {end}
      {leadsOn && <Icon of={chevronRight} isSmall isDirectional />}
    </>
  );
}
