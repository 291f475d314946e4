// Becomes the document that it is given, once, and only by the page around it.

addEventListener('message', function take({ source, origin, data }) {
  // Its own origin is "null"; its address still says where it came from.
  const isLoader = source === window.parent && origin === new URL(location.href).origin;
  if (!isLoader || data?.type !== 'document' || typeof data.html !== 'string') return;
  removeEventListener('message', take);
  document.open();
  document.write(data.html);
  document.close();
});
window.parent.postMessage({ type: 'frame-ready' }, '*');
