export { ChangeList } from './change-list.tsx';
export { actorNames, areaNouns, fieldLabel, operationVerbs } from './history-text.ts';
