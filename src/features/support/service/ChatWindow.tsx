import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { onlineService } from './actions.ts';
import { DeskWindow } from './DeskWindow.tsx';
import { VendorWindow } from './VendorWindow.tsx';

/** The online service: the platform's own desk, or a vendor's chat. */
export function ChatWindow({ isOpen }: { isOpen: boolean }) {
  const services = useSnapshot('services');
  if (services === undefined) return null;
  const online = onlineService(services?.value ?? []);
  return online?.isDesk ? <DeskWindow isOpen={isOpen} /> : <VendorWindow isOpen={isOpen} />;
}
