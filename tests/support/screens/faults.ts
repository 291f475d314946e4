// What stops somebody who uses the keyboard, large fingers or forced colours. Each function runs in the page.

interface ControlLimits {
  /** CSS pixels. */
  readonly target: number;
}

/** Controls that are smaller than a finger, that show no focus, or that a bar covers when they have it. */
export async function faultsOfControls({ target }: ControlLimits): Promise<string[]> {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const styleOf = (element: Element) => getComputedStyle(element);
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}`;
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
    !element.closest('[inert]');
  const controls = [
    ...top.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
  ].filter(isShown);

  // A label, or whatever else lies around a small input, takes the tap for it.
  function boxOf(element: HTMLElement): DOMRect {
    const label = (element as HTMLInputElement).labels?.[0];
    const own = element.getBoundingClientRect();
    const other = label?.getBoundingClientRect();
    return other && other.height > own.height ? other : own;
  }

  // A pseudo-element may reach further than its element.
  function reachOf(element: HTMLElement, side: 'width' | 'height'): number {
    const own = boxOf(element)[side];
    const pseudo = ['::before', '::after'].map((name) => getComputedStyle(element, name));
    const grown = pseudo.filter(({ position, content }) => position === 'absolute' && content !== 'none');
    return Math.max(own, ...grown.map((style) => Number.parseFloat(style[side]) || 0));
  }

  const isInText = (element: HTMLElement) => element.tagName === 'A' && styleOf(element).display === 'inline';

  function faultOfSize(element: HTMLElement): string[] {
    if (isInText(element)) return [];
    const [width, height] = [reachOf(element, 'width'), reachOf(element, 'height')];
    const isSmall = Math.min(width, height) < target - 0.5;
    return isSmall ? [`small, ${Math.round(width)}x${Math.round(height)}: ${nameOf(element)}`] : [];
  }

  const ringOf = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = styleOf(element);
    const after = getComputedStyle(element, '::after').outlineStyle;
    return `${outlineStyle === 'none' ? '' : outlineWidth} ${boxShadow} ${after}`;
  };
  const around = (element: Element) => [
    element,
    element.parentElement,
    element.closest('label'),
    element.nextElementSibling,
  ];
  const looks = (element: Element) =>
    around(element)
      .map((each) => each && ringOf(each))
      .join();

  function isAt(element: HTMLElement, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label') !== null);
  }

  // One that is partly behind the edge of its list is still found.
  function isCovered(element: HTMLElement): boolean {
    const { left, right, top: upper, bottom } = boxOf(element);
    const across = [left + 4, (left + right) / 2, right - 4];
    const down = [upper + 4, (upper + bottom) / 2, bottom - 4];
    return !across.some((x) => down.some((y) => isAt(element, x, y)));
  }

  /** A list may glide to it. */
  async function staysCovered(element: HTMLElement): Promise<boolean> {
    for (let frame = 0; frame < 60 && isCovered(element); frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return isCovered(element);
  }

  async function faultOfFocus(element: HTMLElement): Promise<string[]> {
    if ((element as HTMLButtonElement).disabled || element.tabIndex < 0) return [];
    (document.activeElement as HTMLElement | null)?.blur();
    const before = looks(element);
    element.focus({ focusVisible: true });
    if (document.activeElement !== element) return [`takes no focus: ${nameOf(element)}`];
    return [
      ...(looks(element) === before ? [`shows no focus: ${nameOf(element)}`] : []),
      ...((await staysCovered(element)) ? [`covered while it has the focus: ${nameOf(element)}`] : []),
    ];
  }

  const faults: string[] = [];
  for (const element of controls) faults.push(...faultOfSize(element), ...(await faultOfFocus(element)));
  (document.activeElement as HTMLElement | null)?.blur();
  return [...new Set(faults)];
}

/** Under reduced motion nothing moves. */
export const movesStill = (): string[] =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 0,
    )
    .map(
      (each) =>
        `moves: ${(each as CSSAnimation).animationName ?? (each as CSSTransition).transitionProperty}`,
    );
