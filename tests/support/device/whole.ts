// What is cut off, overlaps or falls out of the window, as a person with large text or a narrow window meets it.

/** Runs in the page. One line for each fault: what is wrong, and the text or name of the element. */
export function faultsOfLayout(): string[] {
  const width = document.documentElement.clientWidth;
  const faults: string[] = [];
  const scrolling = document.documentElement.scrollWidth - width;
  if (scrolling > 1) faults.push(`the page is ${scrolling} px wider than the window`);

  const styleOf = (element: Element) => getComputedStyle(element);
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    styleOf(element).clipPath !== 'inset(50%)';
  const inScroller = (element: Element): boolean => {
    for (let each: Element | null = element.parentElement; each; each = each.parentElement)
      if (each.scrollWidth > each.clientWidth + 1 && /auto|scroll/.test(styleOf(each).overflowX)) return true;
    return false;
  };
  const shown = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 40);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [text, element] = [node.textContent ?? '', node.parentElement];
    if (
      !element ||
      !text.trim() ||
      /SCRIPT|STYLE|TEMPLATE|NOSCRIPT/.test(element.tagName) ||
      !isShown(element)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width <= 1 || inScroller(element)) continue;
    if (box.left < -1 || box.right > width + 1) faults.push(`beside the window: ${shown(text)}`);
    const isClipped = styleOf(element).overflowX !== 'visible';
    const tooWide = element.scrollWidth > element.clientWidth + 1;
    if (isClipped && tooWide && styleOf(element).display !== 'inline') faults.push(`cut off: ${shown(text)}`);
    // Addresses and names with digits may break anywhere.
    for (const word of text.matchAll(/(?<!\S)\p{L}{2,14}(?=[\s.,;:!?)]|$)/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) faults.push(`broken inside a word: ${word[0]} in ${shown(text)}`);
    }
  }

  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
    isShown,
  );
  const isFixed = (element: Element): boolean =>
    ['fixed', 'sticky'].includes(styleOf(element).position) ||
    (element.parentElement !== null && isFixed(element.parentElement));
  const boxes = controls
    .filter((element) => !isFixed(element) && !inScroller(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const nameOf = (element: Element) =>
    shown(element.getAttribute('aria-label') ?? element.textContent ?? '') || element.tagName;
  boxes.forEach(({ element: one, box: a }, index) => {
    for (const { element: two, box: b } of boxes.slice(index + 1)) {
      if (one.contains(two) || two.contains(one)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // A small control that lies wholly upon a large one was put there: a heart upon a tile.
      const [small, large] = a.width * a.height < b.width * b.height ? [a, b] : [b, a];
      const isUpon =
        small.left >= large.left - 1 &&
        small.right <= large.right + 1 &&
        small.top >= large.top - 1 &&
        small.bottom <= large.bottom + 1;
      if (across > 1 && down > 1 && !isUpon) faults.push(`overlap: ${nameOf(one)} and ${nameOf(two)}`);
    }
  });
  return [...new Set(faults)];
}
