export { fetchCurrentRole, type Role } from './account.queries.ts';
