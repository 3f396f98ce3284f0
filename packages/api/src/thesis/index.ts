export { thesisKeys } from './thesis.keys.ts';
export type { Thesis, ThesisPage } from './thesis.model.ts';
export { THESIS_PAGE_SIZE, thesisPageQuery } from './thesis.queries.ts';
