import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { download, gift } from '#src/ui/Icon/shapes.ts';
import { specimenOf } from '../../specimen.ts';
import { Row } from '../../stage/Row.tsx';

type Variant = 'primary' | 'quiet' | 'danger';

const all = (variant: Variant) => (
  <Row>
    <Button variant={variant}>Claim</Button>
    <Button variant={variant} icon={gift}>
      Claim
    </Button>
    <Button variant={variant} isBusy>
      Claim
    </Button>
    <Button variant={variant} isCompact>
      Claim
    </Button>
    <Button variant={variant} reason="Needs a connection">
      Claim
    </Button>
  </Row>
);

export const button = specimenOf(
  { Button },
  {
    variant: { primary: all('primary'), quiet: all('quiet'), danger: all('danger') },
    icon: <Button icon={download}>Save as CSV</Button>,
    isWide: (
      <Button variant="primary" isWide>
        Play now
      </Button>
    ),
    isCompact: <Button isCompact>Try again</Button>,
    isBusy: (
      <Button variant="primary" isBusy>
        Sign in
      </Button>
    ),
    reason: (
      <Button variant="primary" isWide reason="Possible again in 30 seconds">
        Send code
      </Button>
    ),
    'long text': <Button variant="primary">Deposit the same amount as the last time and play on</Button>,
  },
);

const link = (variant: Variant) => (
  <Row>
    <ButtonLink variant={variant} href="#ButtonLink">
      Open wallet
    </ButtonLink>
    <ButtonLink variant={variant} icon={gift} isCompact href="#ButtonLink">
      Open bonus
    </ButtonLink>
  </Row>
);

export const buttonLink = specimenOf(
  { ButtonLink },
  {
    variant: { primary: link('primary'), quiet: link('quiet'), danger: link('danger') },
    icon: (
      <ButtonLink icon={gift} href="#ButtonLink">
        Open bonus
      </ButtonLink>
    ),
    isWide: (
      <ButtonLink isWide href="#ButtonLink">
        Open wallet
      </ButtonLink>
    ),
    isCompact: (
      <ButtonLink isCompact href="#ButtonLink">
        Sign in
      </ButtonLink>
    ),
  },
);
