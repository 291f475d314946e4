// Put into every page and frame: counts frames from a press, or a number of them, and the tasks that held them up.

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
