import type { Elements } from '#src/lib/elements.ts';
import type { Refreshing } from '#src/data/api/use-refresh.ts';
import { Contacts } from '#src/patterns/contacts/Contacts.tsx';
import { ExportButtons } from '#src/patterns/export/ExportButtons.tsx';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { ShowMore } from '#src/patterns/stored-screen/ShowMore.tsx';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { specimenOf } from '../../specimen.ts';

const refreshing: Refreshing = { failure: undefined, isBusy: false, again: () => {} };
const failed: Refreshing = { ...refreshing, failure: { ok: false, kind: 'timeout', traceId: '7f3c9a' } };

const screen = (isRead: boolean, state = refreshing, children?: Elements) => (
  <Stack>
    <EmptyScreen title="No rounds yet" isRead={isRead} refreshing={state}>
      {children}
    </EmptyScreen>
  </Stack>
);

export const emptyScreen = specimenOf(
  { EmptyScreen },
  {
    isRead: screen(true),
    'not read yet': screen(false),
    placeholder: (
      <EmptyScreen
        title="No spins yet"
        isRead
        refreshing={refreshing}
        placeholder={<Skeleton shape="row" />}
      />
    ),
    failed: screen(true, failed),
    children: screen(true, failed, <ListRow title="Statement" href="/wallets/record" />),
  },
);

export const showMore = specimenOf(
  { ShowMore },
  { plain: <ShowMore read={() => Promise.resolve({ ok: false, kind: 'unreachable' })} /> },
);

const exportButtons = (rest: { isBusy?: boolean; reason?: string }) => (
  <ExportButtons fileName="rounds.csv" rows={() => Promise.resolve([['Round', 'Stake']])} {...rest} />
);

export const exports = specimenOf(
  { ExportButtons },
  {
    plain: exportButtons({}),
    isBusy: exportButtons({ isBusy: true }),
    reason: exportButtons({ reason: 'Needs a connection' }),
  },
);

export const contacts = specimenOf(
  { Contacts },
  {
    client: (
      <Contacts
        title="Contact"
        client={undefined}
        pages={[{ id: 1, name: 'Facebook', icon: '', url: 'https://halcyon.example/page' }]}
      />
    ),
  },
);
