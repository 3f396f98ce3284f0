export { statisticsKeys } from './statistics.keys.ts';
export type { Statistics, WaitingCounts } from './statistics.model.ts';
export { statisticsQuery, waitingCountsQuery } from './statistics.queries.ts';
