export { JobCard } from './job-card.tsx';
export { JobCardShapes, JobCardSkeletons } from './job-card-skeletons.tsx';
