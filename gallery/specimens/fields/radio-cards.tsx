import { Amount } from '#src/ui/Amount/Amount.tsx';
import { receipt, wallet } from '#src/ui/Icon/shapes.ts';
import { type RadioCard, RadioCards } from '#src/ui/RadioCards/RadioCards.tsx';
import { specimenOf } from '../../specimen.ts';
import { WithState } from '../../stage/WithState.tsx';

const cards = (name: string, own: Omit<RadioCard, 'id' | 'title'>, start: number | undefined = 1) => (
  <WithState start={start}>
    {(current, select) => (
      <RadioCards
        label="Pay with"
        name={name}
        current={current}
        onSelect={select}
        cards={[
          { id: 1, title: 'Bank transfer', ...own },
          { id: 2, title: 'Wallet', ...own },
        ]}
      />
    )}
  </WithState>
);

const reasons: readonly RadioCard[] = [
  { id: 1, title: 'Bank transfer', detail: 'Arrives at once', icon: receipt },
  { id: 2, title: 'Wallet', reason: 'Closed until tomorrow', icon: wallet },
];

export const radioCards = specimenOf(
  { RadioCards },
  {
    current: cards('pay-plain', {}),
    'none chosen': cards('pay-none', {}, 0),
    detail: cards('pay-detail', { detail: 'Arrives at once, without a fee' }),
    icon: cards('pay-icon', { icon: wallet, detail: 'Arrives at once' }),
    end: cards('pay-end', { end: <Amount coin={150_000} hasCoin /> }),
    reason: <RadioCards label="Pay with" name="pay-reason" cards={reasons} current={1} onSelect={() => {}} />,
  },
);
