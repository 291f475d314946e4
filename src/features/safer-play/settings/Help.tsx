import { useConfig } from '#src/data/config/use-config.ts';
import { useT } from '#src/i18n/t.ts';
import { handHeart, headset } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';

/** People to talk to, independent of the operator. */
export function Help() {
  const t = useT();
  const safer = useConfig()?.clientConfig.saferPlay;
  if (!safer || safer.helplines.length === 0) return null;
  return (
    <Section title={t('safer-play.help')} text={t('safer-play.helpText', { age: safer.minAge })}>
      {safer.helplines.map(({ name, phone, url }) => (
        <div key={url}>
          <ListRow icon={handHeart} title={name} href={url} />
          {phone && (
            <ListRow
              icon={headset}
              title={
                <bdi dir="ltr" translate="no">
                  {phone}
                </bdi>
              }
              detail={t('safer-play.call', { name })}
              href={`tel:${phone.replaceAll(' ', '')}`}
            />
          )}
        </div>
      ))}
    </Section>
  );
}
