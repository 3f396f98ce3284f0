export { fileSweepQuery, sweepOrphanedFiles } from './orphaned-files.ts';
export { type SiteFolder, uploadPicture } from './public-files.ts';
