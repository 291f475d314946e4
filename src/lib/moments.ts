// Moments for work that can wait: for a task of its own, for the browser to be idle, or for a frame.

/** A page has frames, and a worker does not. */
interface Frames {
  requestAnimationFrame?: (draw: () => void) => number;
}

interface Scheduler {
  postTask: (task: () => void, options: { priority: 'user-blocking' | 'background' }) => Promise<void>;
}

const schedulerNow = () => (globalThis as { scheduler?: Scheduler }).scheduler;

/** Resolves in a new task, after user input that waits has been handled; before other work. */
export function nextTask(): Promise<void> {
  const scheduler = schedulerNow();
  if (scheduler) return scheduler.postTask(() => {}, { priority: 'user-blocking' });
  // In a page in the background a timer waits for up to a second.
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const arrived = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', arrived);
    port1.start();
    port2.postMessage(null);
  });
}

/** Resolves in a new task, after user input that waits has been handled; between tasks, work without a deadline. */
export function idleMoment(): Promise<void> {
  const scheduler = schedulerNow();
  if (scheduler) return scheduler.postTask(() => {}, { priority: 'background' });
  return new Promise((resolve) => void setTimeout(resolve));
}

/** Milliseconds that a frame is waited for: a page in the background draws none. */
export const LONGEST_FRAME_MS = 100;

/** Resolves in a new task, once what is on the screen by now has been drawn. */
export const frameDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    const frames = globalThis as Frames;
    frames.requestAnimationFrame?.(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_FRAME_MS);
  });

/** Loads in a task of its own, the first time not before a frame: what a first screen is drawn without. */
export function afterFrame<T>(load: () => Promise<T>): () => Promise<T> {
  let frame: Promise<void> | undefined;
  return () => (frame ??= frameDrawn()).then(load);
}
