import { type TextKey, useT } from '#src/i18n/t.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { clock, type IconShape, smartphone, wifiOff } from '#src/ui/Icon/shapes.ts';
import styles from './Reasons.module.css';

const REASONS: readonly (readonly [icon: IconShape, title: TextKey, text: TextKey])[] = [
  [clock, 'install.faster', 'install.fasterText'],
  [wifiOff, 'install.offline', 'install.offlineText'],
  [smartphone, 'install.icon', 'install.iconText'],
];

export function Reasons() {
  const t = useT();
  return (
    <ul className={styles.reasons}>
      {REASONS.map(([icon, title, text]) => (
        <li key={title} className={styles.reason}>
          <span className={styles.icon}>
            <Icon of={icon} />
          </span>
          <span>
            <b className={styles.title}>{t(title)}</b>
            <span className={styles.text}>{t(text)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
