// The line breaks at one request, and nothing of the page is left to see how it ended.
import type { BrowserContext, Request } from '@playwright/test';

/**
 * `before` the request leaves the device; `late`: it is on its way for so long that the app is closed before it
 * arrives; `after` the platform did its work but before the answer; `behind` the answer.
 */
export type CutMoment = 'before' | 'late' | 'after' | 'behind';

export interface CutRequest {
  /** Resolves at that moment. */
  readonly isCut: Promise<void>;
  /** A late request arrives. */
  readonly arrive: () => Promise<void>;
}

const SENT = ['content-type', 'authorization', 'fingerprint', 'accept-language'];

/** The first request to such a path, from any page of the browser. */
export async function cutRequest(
  context: BrowserContext,
  path: RegExp,
  moment: CutMoment,
): Promise<CutRequest> {
  let late: Request | undefined;
  let cut = () => {};
  const isCut = new Promise<void>((resolve) => (cut = resolve));
  const isMeant = (url: URL) => path.test(url.pathname);
  await context.route(
    isMeant,
    async (route) => {
      if (moment === 'late') late = route.request();
      const response = moment === 'after' || moment === 'behind' ? await route.fetch() : undefined;
      // A request that is left open would be sent when its page is closed.
      if (response && moment === 'behind') await route.fulfill({ response });
      else await route.abort('internetdisconnected');
      cut();
    },
    { times: 1 },
  );
  return {
    isCut,
    async arrive() {
      if (late) await send(late);
    },
  };
}

/** As the browser would have: its page is gone. */
async function send(request: Request): Promise<void> {
  const headers = Object.entries(request.headers()).filter(([name]) => SENT.includes(name));
  await fetch(request.url(), {
    method: request.method(),
    headers: Object.fromEntries(headers),
    body: request.postData(),
    redirect: 'manual',
  });
}
