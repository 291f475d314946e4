import { Stack } from '#src/ui/Stack/Stack.tsx';
import { TabLinks } from '#src/ui/Tabs/TabLinks.tsx';
import { TabPanel, Tabs } from '#src/ui/Tabs/Tabs.tsx';
import { specimenOf } from '../../specimen.ts';
import { WithState } from '../../stage/WithState.tsx';

const words = ['All', 'New', 'Slots', 'Table', 'Crash', 'Bingo', 'Favourites'] as const;

function tabsOf(name: string, texts: readonly string[], dot?: string) {
  const tabs = texts.map((text, index) => ({ id: text, text, dot: index === 1 ? dot : undefined }));
  return (
    <WithState start={texts[0] ?? ''}>
      {(current, select) => (
        <Stack>
          <Tabs label={name} name={name} tabs={tabs} current={current} onSelect={select} />
          <TabPanel name={name} current={current}>
            {`Here is ${current}.`}
          </TabPanel>
        </Stack>
      )}
    </WithState>
  );
}

export const tabs = specimenOf(
  { Tabs },
  {
    'a few': tabsOf('few', words.slice(0, 3)),
    'with a dot': tabsOf('dotted', words.slice(0, 3), 'New games'),
    'more than fit': tabsOf('many', words),
  },
);

export const tabPanel = specimenOf({ TabPanel }, { 'below its tabs': tabsOf('panel', words.slice(0, 2)) });

const linksOf = (name: string, dot?: string) => (
  <TabLinks
    label={name}
    current="#TabLinks"
    tabs={[
      { href: '#TabLinks', text: 'Deposit' },
      { href: '#Tabs', text: 'Withdraw', dot },
      { href: '#TabPanel', text: 'History' },
    ]}
  />
);

export const tabLinks = specimenOf(
  { TabLinks },
  { plain: linksOf('Wallet'), 'with a dot': linksOf('Wallet with news', 'A withdrawal was paid') },
);
