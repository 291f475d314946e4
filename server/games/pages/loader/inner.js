// Turns into the document that it receives, once, and only from the page around it.

addEventListener('message', function take({ source, origin, data }) {
  // Its own origin is "null", but its address contains the origin it was loaded from.
  const isLoader = source === window.parent && origin === new URL(location.href).origin;
  if (!isLoader || data?.type !== 'document' || typeof data.html !== 'string') return;
  removeEventListener('message', take);
  document.open();
  document.write(data.html);
  document.close();
});
window.parent.postMessage({ type: 'frame-ready' }, '*');
