// One entry back in the history: the browser goes there in its own time.

const LONGEST_WAIT_MS = 1000;

let stepping: Promise<void> | undefined;

/** Resolves when the browser is there. */
export function stepBack(): Promise<void> {
  const step = new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    // Nobody waits for ever for a browser that does not go back.
    setTimeout(resolve, LONGEST_WAIT_MS);
    history.back();
  });
  stepping = step;
  void step.then(() => stepping === step && (stepping = undefined));
  return step;
}

/** Going elsewhere before the browser is back would be undone by it: the way there waits. */
export function afterStep(go: () => void): void {
  if (stepping) void stepping.then(go);
  else go();
}
