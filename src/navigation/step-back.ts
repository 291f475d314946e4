// Goes one entry back in the history, which browsers do asynchronously.

const LONGEST_WAIT_MS = 1000;

let stepping: Promise<void> | undefined;

/** Resolves when the browser has arrived. */
export function stepBack(): Promise<void> {
  const step = new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    // Does not wait for ever for a browser that does not go back.
    setTimeout(resolve, LONGEST_WAIT_MS);
    history.back();
  });
  stepping = step;
  void step.then(() => stepping === step && (stepping = undefined));
  return step;
}

/** Navigating before the browser has arrived would be undone, so navigation waits. */
export function afterStep(go: () => void): void {
  if (stepping) void stepping.then(go);
  else go();
}
