export { JobCard, JobCardShapes } from './job-card.tsx';
