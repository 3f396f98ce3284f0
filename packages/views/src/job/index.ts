export { JobCard } from './job-card.tsx';
export { JobCardShapes } from './job-card-shapes.tsx';
