export { AlumniProfileView, ProfileSkeleton } from './alumni-profile-view.tsx';
