export { memberMutations } from './admin-organization.mutations.ts';
export { adminOrganizationQuery, storedMemberQuery } from './admin-organization.queries.ts';
export { describedMember } from './organization.columns.ts';
export {
  type AdminOrganizationMember,
  type OrderChange,
  type OrganizationMemberFields,
  orderAfterMove,
} from './organization.model.ts';
