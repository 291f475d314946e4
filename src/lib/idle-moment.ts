// Splits work without a deadline into tasks; before each it waits until the browser has handled user input.

interface Scheduler {
  postTask: (task: () => void, options: { priority: 'background' }) => Promise<void>;
}

/** Resolves in a new task. */
export function idleMoment(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (scheduler) return scheduler.postTask(() => {}, { priority: 'background' });
  return new Promise((resolve) => void setTimeout(resolve));
}
