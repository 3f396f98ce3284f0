export type { CountOf, DecisionKind, LatestDecision } from './overview.model.ts';
export type { Statistics } from './statistics.model.ts';
export { adminOverviewQuery, statisticsQuery, waitingCountsQuery } from './statistics.queries.ts';
