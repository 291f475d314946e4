import { Amount } from '#src/ui/Amount/Amount.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { Progress } from '#src/ui/Progress/Progress.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { Switch } from '#src/ui/Switch/Switch.tsx';
import { tokensOf } from '../../specimen.ts';
import { Swatches } from '../../stage/Swatches.tsx';
import { WithState } from '../../stage/WithState.tsx';
import { isColour, tokenGroups, vipThemes } from '../../tokens.ts';

/** Names of groups, by their first token. */
const NAMES: Readonly<Record<string, string>> = {
  '--bg': 'surfaces and lines',
  '--on-picture': 'on pictures',
  '--qr-light': 'QR codes',
  '--text': 'text',
  '--go': 'meaning',
  '--accent': 'accent and metal',
};

const colours = tokenGroups
  .filter((group) => group.every(isColour))
  .map((group) => {
    const first = group[0]?.name ?? '';
    return [
      NAMES[first] ?? first,
      <Swatches key={first} tokens={group} look={(background) => ({ background })} />,
    ] as const;
  });

export const colourTokens = tokensOf('Colours', Object.fromEntries(colours));

const OF_A_THEME = ['--accent', '--on-accent', '--metal', '--metal-2'].map((name) => ({ name, value: '' }));

const theme = (name: string) => (
  <div data-vip-theme={name}>
    <Stack>
      <Swatches tokens={OF_A_THEME} look={(background) => ({ background })} />
      <Progress label={`Level of theme ${name}`} value={6} max={10} />
      <WithState<boolean> start>
        {(isOn, set) => (
          <Switch isOn={isOn} onSwitch={set}>
            <Amount coin={1_234_567} hasCoin />
          </Switch>
        )}
      </WithState>
      <Button variant="primary" isWide>
        Claim
      </Button>
    </Stack>
  </div>
);

export const vipTokens = tokensOf('VIP themes', {
  theme: Object.fromEntries(vipThemes.map((name) => [name, theme(name)])),
});
