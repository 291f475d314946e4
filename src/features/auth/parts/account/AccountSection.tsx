import { type ReactNode, useId } from 'react';
import styles from './AccountSection.module.css';

interface AccountSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function AccountSection({ title, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
