import type { AppConfigShell } from '#src/contract/config.ts';
import { Picture } from '#src/ui/Picture/Picture.tsx';

type Config = Pick<AppConfigShell, 'shareConfig' | 'gameResourceUrl'>;

/** What friends see of the link. */
export function SharedPicture({ config: { shareConfig, gameResourceUrl } }: { config: Config }) {
  const { image, title } = shareConfig;
  if (image === '') return null;
  return (
    <Picture
      name={title}
      base={`${gameResourceUrl}${image}`}
      widths={[480, 960]}
      sizes="(min-width: 48rem) 20rem, 92vw"
      ratio="banner"
    />
  );
}
