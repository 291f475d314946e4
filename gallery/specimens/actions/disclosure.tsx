import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { key, smartphone } from '#src/ui/Icon/shapes.ts';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { specimenOf } from '../../specimen.ts';
import { Card } from '../../stage/Row.tsx';
import { WithState } from '../../stage/WithState.tsx';

const disclosure = (row: { title: string; detail?: string; icon?: typeof key }) => (
  <Card>
    <WithState start={false}>
      {(isOpen, toggle) => (
        <Disclosure {...row} isOpen={isOpen} onToggle={toggle}>
          <TextField label="Nickname" value="Alcedo" readOnly onValue={() => {}} />
        </Disclosure>
      )}
    </WithState>
  </Card>
);

/** Moves the focus when it is opened, not when it is drawn open. */
const open = (
  <Card>
    <Disclosure title="Nickname" isOpen onToggle={() => {}}>
      <TextField label="Nickname" value="Alcedo" readOnly onValue={() => {}} />
    </Disclosure>
  </Card>
);

export const disclosures = specimenOf(
  { Disclosure },
  {
    plain: disclosure({ title: 'Nickname' }),
    detail: disclosure({ title: 'Phone', detail: '+66 2 123 4567' }),
    icon: disclosure({ title: 'Password', detail: 'Changed in May', icon: key }),
    isOpen: open,
    'icon alone': disclosure({ title: 'This device', icon: smartphone }),
  },
);
