import { Switch } from '#src/ui/Switch/Switch.tsx';
import { specimenOf } from '../../specimen.ts';
import { WithState } from '../../stage/WithState.tsx';

const switchAt = (start: boolean, text: string) => (
  <WithState start={start}>
    {(isOn, set) => (
      <Switch isOn={isOn} onSwitch={set}>
        {text}
      </Switch>
    )}
  </WithState>
);

export const toggle = specimenOf(
  { Switch },
  {
    isOn: switchAt(true, 'Notifications'),
    off: switchAt(false, 'Notifications'),
    'long text': switchAt(true, 'Remind me after every hour of play, also while a round is still going on'),
  },
);
