import { Progress } from '#src/ui/Progress/Progress.tsx';
import { QrCode } from '#src/ui/QrCode/QrCode.tsx';
import { specimenOf } from '../../specimen.ts';

export const progress = specimenOf(
  { Progress },
  {
    'not begun': <Progress label="Ten rounds" value={0} max={10} />,
    begun: <Progress label="Ten rounds" value={4} max={10} />,
    done: <Progress label="Ten rounds" value={10} max={10} />,
  },
);

export const qrCode = specimenOf(
  { QrCode },
  {
    plain: (
      <QrCode text="https://halcyon.example/auth/register?invite=K7Q2M9" label="Your link as a QR code" />
    ),
  },
);
