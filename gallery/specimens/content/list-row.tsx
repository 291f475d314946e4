import { Amount } from '#src/ui/Amount/Amount.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { bell, receipt, shield } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { specimenOf } from '../../specimen.ts';
import { Card } from '../../stage/Row.tsx';

const rows = (
  <>
    <ListRow icon={receipt} title="History" href="#Section" />
    <ListRow icon={shield} title="Safer play" detail="No limit set" href="#Section" />
  </>
);

export const listRow = specimenOf(
  { ListRow },
  {
    plain: (
      <Card>
        <ListRow title="Version 1.1.0" />
      </Card>
    ),
    detail: (
      <Card>
        <ListRow title="Deposit" detail="21 Nov 2026, 14:05" />
      </Card>
    ),
    icon: (
      <Card>
        <ListRow icon={receipt} title="History" />
      </Card>
    ),
    end: (
      <Card>
        <ListRow
          icon={receipt}
          title="Deposit"
          detail="Today, 14:05"
          end={<Amount coin={50_000} form="signed" />}
        />
      </Card>
    ),
    'end with a button': (
      <Section title="Bonus">
        <ListRow icon={receipt} title="Ten rounds" detail="Done" end={<Button isCompact>Claim</Button>} />
      </Section>
    ),
    dot: (
      <Card>
        <ListRow icon={bell} title="Messages" dot="New messages" href="#ListRow" />
      </Card>
    ),
    href: (
      <Card>
        <ListRow icon={receipt} title="History" href="#ListRow" />
        <ListRow icon={receipt} title="Rules of the game" href="https://halcyon.example/rules" />
      </Card>
    ),
    onPress: (
      <Card>
        <ListRow icon={shield} title="Safer play" onPress={() => {}} />
      </Card>
    ),
    'long text': (
      <Card>
        <ListRow
          icon={receipt}
          title="A title that is longer than one line of a narrow phone has room for"
          detail="And a detail below it, which wraps as well where there is too little room"
          end={<Amount coin={123_456_789} form="exactSigned" />}
        />
      </Card>
    ),
  },
);

export const section = specimenOf(
  { Section },
  {
    plain: <Section title="Your account">{rows}</Section>,
    hidesTitle: (
      <Section title="Your devices" hidesTitle>
        {rows}
      </Section>
    ),
    text: (
      <Section title="Safer play" text="What you set here holds on all your devices.">
        {rows}
      </Section>
    ),
  },
);
