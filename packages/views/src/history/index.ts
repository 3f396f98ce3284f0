export { actorNames, areaNouns, fieldLabel, operationVerbs } from './history-text.ts';
export { HistoryView } from './history-view.tsx';
