import { linkTo } from '#src/lib/address/own-address.ts';
import type { Content, Elements } from '#src/lib/elements.ts';
import { Icon } from '../Icon/Icon.tsx';
import { chevronRight, externalLink, type IconShape } from '../Icon/shapes.ts';
import { Link } from '../Link/Link.tsx';
import { RedDot } from '../RedDot/RedDot.tsx';
import styles from './ListRow.module.css';

interface ListRowProps {
  readonly title: Content;
  readonly detail?: Content;
  readonly icon?: IconShape | undefined;
  /** A value opposite the title. */
  readonly end?: Elements;
  readonly dot?: string | undefined;
  /** Makes the row a link; without this and `onPress` it is not interactive. */
  readonly href?: string | undefined;
  readonly onPress?: (() => void) | undefined;
}

export function ListRow({ href: given, onPress, ...content }: ListRowProps) {
  const link = given === undefined ? undefined : linkTo(given, location.origin);
  if (link) {
    // Mail and telephone open no window.
    const isOutside = !link.isOwn && link.href.startsWith('https:');
    return (
      <Link
        className={styles.row}
        href={link.href}
        onClick={onPress}
        {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        <RowContent {...content} lead={isOutside ? externalLink : chevronRight} />
      </Link>
    );
  }
  if (onPress) {
    return (
      <button type="button" className={styles.row} onClick={onPress}>
        <RowContent {...content} lead={chevronRight} />
      </button>
    );
  }
  return (
    <div className={styles.row}>
      <RowContent {...content} />
    </div>
  );
}

type RowContentProps = Omit<ListRowProps, 'href' | 'onPress'> & { readonly lead?: IconShape };

function RowContent({ title, detail, icon, end, dot, lead }: RowContentProps) {
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
      {lead && <Icon of={lead} isSmall isDirectional />}
    </>
  );
}
