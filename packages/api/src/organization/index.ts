export {
  categoryLabel,
  type OrganizationMember,
  organizationCategories,
  shownCategories,
  sortCategories,
} from './organization.model.ts';
export { organizationQuery } from './organization.queries.ts';
