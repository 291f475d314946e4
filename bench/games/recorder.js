// Runs in every page and frame: records frames and long tasks after a press, or for a number of frames.

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

globalThis.benchDraw = async (press, isOver) => {
  const longTasks = [];
  const note = (tasks) => longTasks.push(...tasks.map(({ duration }) => duration));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });
  const frames = [];
  let last = await nextFrame();
  press();
  do {
    const now = await nextFrame();
    frames.push(now - last);
    last = now;
  } while (!isOver(frames.length));
  note(observer.takeRecords());
  observer.disconnect();
  return { frames, longTasks };
};
