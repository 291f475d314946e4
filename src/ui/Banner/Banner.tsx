import { useLayoutEffect } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import type { Elements } from '#src/lib/elements.ts';
import { Icon } from '../Icon/Icon.tsx';
import { check, rotateCw, wifiLow, wifiOff } from '../Icon/shapes.ts';
import styles from './Banner.module.css';

const ICONS = { offline: wifiOff, weak: wifiLow, good: check, update: rotateCw };

interface BannerProps {
  readonly tone: keyof typeof ICONS;
  /** One line; with undefined the banner slides out. */
  readonly text: string | undefined;
  readonly action?: Elements;
}

/** Slides out from under the header; one that lasts takes space and covers nothing, a short one moves nothing. */
export function Banner({ tone, text, action }: BannerProps) {
  const isLasting = text !== undefined && tone !== 'good';
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-banner', isLasting);
    return () => root.removeAttribute('data-banner');
  }, [isLasting]);
  return (
    <output className={styles.place}>
      {text && (
        <div className={classNames(styles.banner, styles[tone])}>
          <Icon of={ICONS[tone]} isSmall />
          <span className={styles.text}>{text}</span>
          {action}
        </div>
      )}
    </output>
  );
}
