// Moments for work that can wait: for a task of its own, for the browser to be idle, or for a frame.

/** Of a page; a worker has no frames. */
interface Frames {
  requestAnimationFrame?: (draw: () => void) => number;
}

type Priority = 'user-blocking' | 'background';

interface Scheduler {
  postTask: (task: () => void, options: { priority: Priority }) => Promise<void>;
}

function newTask(priority: Priority): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (scheduler) return scheduler.postTask(() => {}, { priority });
  return new Promise((resolve) => void setTimeout(resolve));
}

/** Resolves in a new task, after user input that waits has been handled; before other work. */
export const nextTask = (): Promise<void> => newTask('user-blocking');

/** Resolves in a new task, after user input that waits has been handled; between tasks, work without a deadline. */
export const idleMoment = (): Promise<void> => newTask('background');

/** Milliseconds that a frame is waited for: a page in the background draws none. */
const LONGEST_FRAME_MS = 100;

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
