import { describe, expect, it } from 'vitest';
import { withPage } from '#src/data/member/pages.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

describe('a list that is read page by page', () => {
  it('goes on with the next page, whose first rows it may know', () => {
    expect(withPage(rows(9, 8, 7), rows(7, 6), 2)).toEqual(rows(9, 8, 7, 6));
  });

  it('keeps its older rows when it is refreshed, if nothing is missing between them', () => {
    expect(withPage(rows(9, 8, 7, 6), rows(11, 10, 9), 1)).toEqual(rows(11, 10, 9, 8, 7, 6));
  });

  it('begins anew when rows between may be missing', () => {
    expect(withPage(rows(5, 4), rows(11, 10, 9), 1)).toEqual(rows(11, 10, 9));
    expect(withPage(rows(5, 4), [], 1)).toEqual([]);
  });
});
