// What is cut off, overlaps or falls out of the window, as a person with large text or a narrow window meets it.

/** Runs in the page. One line for each fault: what is wrong, and the text or name of the element. */
export function faultsOfLayout(): string[] {
  const width = document.documentElement.clientWidth;
  const styleOf = (element: Element) => getComputedStyle(element);
  const short = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  const ancestorsOf = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : [];
  const isReadAloud = (element: Element) => styleOf(element).clipPath === 'inset(50%)';
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    ![element, ...ancestorsOf(element)].some(isReadAloud);
  const isWide = (element: Element) => element.scrollWidth > element.clientWidth + 1;
  const isTall = (element: Element) => element.scrollHeight > element.clientHeight + 1;
  const scrolls = (overflow: string) => /auto|scroll/.test(overflow);
  const isSliding = (element: Element) => isWide(element) && scrolls(styleOf(element).overflowX);
  // What scrolls down slides sideways as well when something in it is too wide. Tabs, tiles and tables may.
  const maySlide = (element: Element) => {
    const { display, flexDirection, flexWrap, gridAutoFlow } = styleOf(element);
    const isRow = display === 'flex' && flexDirection === 'row' && flexWrap === 'nowrap';
    const isColumns = display === 'grid' && gridAutoFlow.startsWith('column');
    return isRow || isColumns || element.matches('table, :has(> table)');
  };
  const isInScroller = (element: Element) =>
    ancestorsOf(element).some((each) => isSliding(each) && maySlide(each));
  // Elements outside a list scroll with the document, so only the window cuts them off.
  const isInList = (element: Element) =>
    ancestorsOf(element).some(
      (each) => each !== document.documentElement && isTall(each) && scrolls(styleOf(each).overflowY),
    );

  function textNodes(): { node: Node; element: Element }[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || /SCRIPT|STYLE|TEMPLATE|NOSCRIPT/.test(element.tagName)) continue;
      if (node.textContent?.trim() && isShown(element)) found.push({ node, element });
    }
    return found;
  }

  // Addresses and names with digits may break anywhere, and so may Thai, which has no spaces between words.
  function brokenWords(node: Node): string[] {
    const range = document.createRange();
    const words = [...(node.textContent ?? '').matchAll(/(?<!\S)\p{L}{2,14}(?=[\s.,;:!?)]|$)/gu)].filter(
      ([word]) => !/\p{Script=Thai}/u.test(word),
    );
    const isBroken = ({ index, 0: word }: RegExpExecArray) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    return words.filter((word) => isBroken(word) && hasRoom(node, word)).map(([word]) => word);
  }

  // A word of three fifths of the window may have to break beside an icon.
  function hasRoom(node: Node, { index, 0: word }: RegExpExecArray): boolean {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const taken = [...range.getClientRects()].reduce((sum, part) => sum + part.width, 0);
    return taken < width * 0.6;
  }

  function slidingBoxes(): string[] {
    const boxes = [...document.querySelectorAll('dialog[open], dialog[open] *, main *')];
    return boxes
      .filter((box) => isSliding(box) && !maySlide(box) && isShown(box))
      .map((box) => `slides sideways: ${short(box.textContent ?? '')}`);
  }

  function faultsOfText({ node, element }: { node: Node; element: Element }): string[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, width: taken } = range.getBoundingClientRect();
    if (taken <= 1 || isInScroller(element)) return [];
    const text = short(node.textContent ?? '');
    const { overflowX, display } = styleOf(element);
    const isCut = overflowX !== 'visible' && display !== 'inline' && isWide(element);
    return [
      ...(left < -1 || right > width + 1 ? [`beside the window: ${text}`] : []),
      ...(isCut ? [`cut off: ${text}`] : []),
      ...brokenWords(node).map((word) => `broken inside a word: ${word} in ${text}`),
    ];
  }

  interface Control {
    readonly element: Element;
    readonly box: DOMRect;
  }

  const isFixed = (element: Element) =>
    [element, ...ancestorsOf(element)].some((each) => ['fixed', 'sticky'].includes(styleOf(each).position));
  // Links within a text may share a line, where the boxes around all of their lines overlap.
  const isInText = (element: Element) => styleOf(element).display === 'inline';
  const controls = (): Control[] =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter(
        (element) =>
          isShown(element) &&
          !isInText(element) &&
          !isFixed(element) &&
          !isInScroller(element) &&
          !isInList(element),
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const lies = (small: DOMRect, large: DOMRect) =>
    small.left >= large.left - 1 &&
    small.right <= large.right + 1 &&
    small.top >= large.top - 1 &&
    small.bottom <= large.bottom + 1;
  // A small control that lies entirely on a large one is there on purpose, such as a heart on a tile.
  const isUpon = (a: DOMRect, b: DOMRect) => lies(a, b) || lies(b, a);
  const nameOf = (element: Element) =>
    short(element.getAttribute('aria-label') ?? element.textContent ?? '') || element.tagName;
  const isFault = (one: Control, two: Control) =>
    !one.element.contains(two.element) &&
    !two.element.contains(one.element) &&
    overlap(one.box, two.box) &&
    !isUpon(one.box, two.box);

  function faultsOfControls(all: readonly Control[]): string[] {
    return all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((two) => isFault(one, two))
        .map((two) => `overlap: ${nameOf(one.element)} and ${nameOf(two.element)}`),
    );
  }

  const scrolling = document.documentElement.scrollWidth - width;
  const faults = [
    ...(scrolling > 1 ? [`the page is ${scrolling} px wider than the window`] : []),
    ...slidingBoxes(),
    ...textNodes().flatMap(faultsOfText),
    ...faultsOfControls(controls()),
  ];
  return [...new Set(faults)];
}
