import { within } from '@testing-library/react';

/** The value beside a name in two columns. A translated page holds the name in elements of its own. */
export function factOf(name: string, part: HTMLElement = document.body): string | null | undefined {
  const names = within(part).getAllByText(name);
  return names.map((each) => each.closest('dt')).find((each) => each)?.nextElementSibling?.textContent;
}
