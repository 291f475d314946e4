/**
 * Does to the document what the translation of a browser does: every text is replaced by elements, now and when one is
 * added. The words stay, so that tests find them, but for an ending. It is sent to browsers, too, so it needs nothing of
 * this file.
 */
export function translateDocument(ending = ''): () => void {
  const translate = (text: Text): void => {
    if (!text.isConnected || text.data.trim() === '') return;
    if (text.parentElement?.closest('[translate="no"], font, script, style, title')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(`${text.data}${ending}`);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateIn = (root: Node): void => {
    if (root instanceof Text) translate(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translate(text);
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) translateIn(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  translateIn(document);
  return () => observer.disconnect();
}
