/** Cards that a list of the public site shows at first, and adds each time. */
export const pageSize = 12;

/** First and last row of a page, counted as PostgREST does; the first page is 1. */
export function pageRange(page: number): [from: number, to: number] {
  return [(page - 1) * pageSize, page * pageSize - 1];
}
