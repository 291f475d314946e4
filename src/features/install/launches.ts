// A shortcut on the icon while the app runs already: the running app shows the screen, without a reload.
import { navigate } from 'wouter/use-browser-location';
import { addressNow } from '#src/navigation/address-now.ts';
import { paths } from '#src/navigation/paths.ts';
import { afterStep } from '#src/navigation/step-back.ts';

/** Only browsers built on Chromium have it. */
interface LaunchQueue {
  readonly setConsumer: (consumer: (launch: { readonly targetURL?: string }) => void) => void;
}

export function followLaunches(): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  let isFirst = true;
  launchQueue?.setConsumer(({ targetURL = '' }) => {
    // The first one is the start of this page.
    const isStart = isFirst && targetURL === startAddress();
    isFirst = false;
    if (!isStart && URL.canParse(targetURL)) show(new URL(targetURL));
  });
}

const startAddress = (): string => performance.getEntriesByType('navigation')[0]?.name ?? '';

/** The icon itself only brings the app to the front. */
function show({ origin, pathname, search }: URL): void {
  const isElsewhere = pathname !== paths.home && pathname + search !== addressNow();
  if (origin === location.origin && isElsewhere) afterStep(() => navigate(pathname + search));
}
