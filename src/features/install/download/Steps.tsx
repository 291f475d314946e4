import { type TextKey, useT } from '#src/i18n/t.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { check, externalLink, type IconShape } from '#src/ui/Icon/shapes.ts';
import styles from './Steps.module.css';
import type { InstallWay } from './use-install-way.ts';

/** The signs of browsers, from the lucide set; only this screen needs them. */
const shareSheet = 'M12 2v13M16 6l-4-4-4 4M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8' as IconShape;
const addSquare =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 12h8M12 8v8' as IconShape;
const dots =
  'M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0' as IconShape;

type Step = readonly [icon: IconShape, text: TextKey];

const IOS: readonly Step[] = [
  [shareSheet, 'install.iosShare'],
  [addSquare, 'install.iosAdd'],
  [check, 'install.iosConfirm'],
];

const STEPS: Partial<Record<InstallWay['kind'], readonly Step[]>> = {
  ios: IOS,
  iosChrome: [[externalLink, 'install.iosSafari'], ...IOS],
  safari: [
    [shareSheet, 'install.macShare'],
    [addSquare, 'install.macAdd'],
    [check, 'install.iosConfirm'],
  ],
  menu: [
    [dots, 'install.menuOpen'],
    [addSquare, 'install.menuChoose'],
    [check, 'install.menuConfirm'],
  ],
};

/** How a browser without an install prompt installs, by pictured steps. */
export function Steps({ kind }: Pick<InstallWay, 'kind'>) {
  const t = useT();
  const steps = STEPS[kind];
  if (!steps) return null;
  return (
    <section className={styles.how}>
      <h3 className={styles.title}>{t('install.how')}</h3>
      <ol className={styles.steps}>
        {steps.map(([icon, text]) => (
          <li key={text} className={styles.step}>
            <span className={styles.icon}>
              <Icon of={icon} isSmall />
            </span>
            <span>{t(text)}</span>
          </li>
        ))}
      </ol>
      {kind === 'menu' && <p className={styles.hint}>{t('install.menuNone')}</p>}
    </section>
  );
}
