/** Cards that a list of the public site shows at first, and adds each time. */
export const PAGE_SIZE = 12;

/** First and last row of a page, counted as PostgREST does; the first page is 1. */
export function pageRange(page: number): [from: number, to: number] {
  return [(page - 1) * PAGE_SIZE, page * PAGE_SIZE - 1];
}
