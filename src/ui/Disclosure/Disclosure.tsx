import { useEffect, useId, useRef } from 'react';
import type { Content } from '#src/lib/elements.ts';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDown, type IconShape } from '../Icon/shapes.ts';
import row from '../ListRow/ListRow.module.css';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  readonly title: string;
  readonly detail?: Content;
  readonly icon?: IconShape;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: Content;
}

/** A row with a form below it, so that a single field needs no page. */
export function Disclosure({ title, detail, icon, isOpen, onToggle, children }: DisclosureProps) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) content.current?.querySelector<HTMLElement>('input:not([readonly]), button')?.focus();
  }, [isOpen]);
  return (
    <div>
      <button
        type="button"
        className={row.row}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onToggle(!isOpen)}
      >
        {icon && (
          <span className={row.icon}>
            <Icon of={icon} />
          </span>
        )}
        <span className={row.words}>
          <span className={row.title}>{title}</span>
          {detail && <span className={row.detail}>{detail}</span>}
        </span>
        <span className={styles.mark}>
          <Icon of={chevronDown} isSmall />
        </span>
      </button>
      <div id={id} ref={content} className={styles.content} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
