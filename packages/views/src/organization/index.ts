export { OrganizationSkeleton } from './organization-skeleton.tsx';
export { OrganizationTabs } from './organization-tabs.tsx';
export { OrganizationView } from './organization-view.tsx';
