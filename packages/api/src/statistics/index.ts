export { statisticsKeys } from './statistics.keys.ts';
export type { Statistics } from './statistics.model.ts';
export { statisticsQuery } from './statistics.queries.ts';
