// Runs in the measured page before its own scripts, in the product and in the floors.
// A tile is a link that starts a game. It is visible after the first frame with a tile; the page says when it is usable.
window.benchMarks = { visible: 0, usable: 0, blocked: 0, shift: 0 };

function mark(name) {
  window.benchMarks[name] = performance.now();
  if (window.benchMarks.visible > 0 && window.benchMarks.usable > 0) window.reportToBench('');
}

function afterFrame(then) {
  const channel = new MessageChannel();
  channel.port1.onmessage = then;
  requestAnimationFrame(() => channel.port2.postMessage(null));
}

function lookForTile() {
  if (document.querySelector('a[href^="/game/start"]')) mark('visible');
  else afterFrame(lookForTile);
}
afterFrame(lookForTile);

new MutationObserver((_changes, observer) => {
  if (document.documentElement?.dataset.usable === undefined) return;
  mark('usable');
  observer.disconnect();
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-usable'] });

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.benchMarks.blocked += Math.max(0, duration - 50);
}).observe({ type: 'longtask', buffered: true });

new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) window.benchMarks.shift += value;
}).observe({ type: 'layout-shift', buffered: true });
