import { Fragment } from 'react';
import type { ClientConfig, SocialMedia } from '#src/contract/config.ts';
import { supportAddress } from '#src/data/config/support.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { isSafeAddress } from '#src/lib/address/safe-address.ts';

interface ContactsProps {
  readonly title: string;
  readonly client: ClientConfig | undefined;
  readonly pages: readonly SocialMedia[];
}

/** Contact of the platform's operator; the app's own address if the platform names none. */
export function Contacts({ title, client, pages }: ContactsProps) {
  const named = client?.contacts?.filter(({ url }) => isSafeAddress(url)) ?? [];
  const support = supportAddress(client);
  const contacts = named.length > 0 ? named : [{ label: support, url: `mailto:${support}` }];
  return (
    <Section title={title} {...(client?.hours && { text: client.hours })}>
      {contacts.map(({ label, url }) => (
        <ListRow key={url} title={<Breakable text={label} />} href={url} />
      ))}
      {pages
        .filter(({ url }) => isSafeAddress(url))
        .map(({ id, name, url }) => (
          <ListRow key={id} title={name} href={url} />
        ))}
    </Section>
  );
}

/** An address may be broken before its dots and after its at sign. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=@)|(?=\.)/).map((part, index) => (
    // The parts of one address never change their order.
    <Fragment key={`${index}-${part}`}>
      {index > 0 && <wbr />}
      <span translate="no">{part}</span>
    </Fragment>
  ));
}
