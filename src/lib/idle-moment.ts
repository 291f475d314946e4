// Work that has no hurry is cut into tasks; before each it waits its turn behind whatever a person does.

interface Scheduler {
  postTask: (task: () => void, options: { priority: 'background' }) => Promise<void>;
}

/** Resolves in a task of its own. */
export function idleMoment(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (scheduler) return scheduler.postTask(() => {}, { priority: 'background' });
  return new Promise((resolve) => void setTimeout(resolve));
}
