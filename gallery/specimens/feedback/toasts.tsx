import { type ToastItem, Toasts } from '#src/ui/Toasts/Toasts.tsx';
import { type EachOf, onPage, specimenOf } from '../../specimen.ts';
import { PageFrame } from '../../stage/PageFrame.tsx';

const toasts = (...items: readonly ToastItem[]) =>
  onPage(
    <PageFrame>
      <p>A toast lies above everything else.</p>
      <Toasts label="Messages" toasts={items} />
    </PageFrame>,
    { isShort: true },
  );

export const toast = specimenOf(
  { Toasts },
  {
    tone: {
      info: toasts({ id: '1', text: 'You are signed in on another device', tone: 'info' }),
      success: toasts({ id: '1', text: 'Copied', tone: 'success' }),
      warning: toasts({ id: '1', text: 'This did not work', tone: 'warning' }),
    } satisfies EachOf<ToastItem['tone']>,
    several: toasts(
      { id: '1', text: 'Copied', tone: 'success' },
      { id: '2', text: 'Your withdrawal of 1,500 was paid and is on its way to your bank' },
    ),
  },
);
