// What a notification says: no amount, no name, nothing that others may not read on a locked screen.
import type { PushTopic } from '#src/contract/push.ts';

interface PushText {
  readonly title: string;
  readonly body: string;
}

export const texts: Readonly<Record<PushTopic, PushText>> = {
  withdraw: { title: 'There is news on your withdrawal', body: 'Tap to see its status.' },
  mail: { title: 'You have new mail', body: 'Tap to read it.' },
  bonus: { title: 'A bonus is ready', body: 'Tap to see what you can claim.' },
};
