export type { Thesis, ThesisPage } from './thesis.model.ts';
export { thesisPageQuery, thesisPageSize } from './thesis.queries.ts';
