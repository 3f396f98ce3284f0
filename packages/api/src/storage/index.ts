export { fileSweepQuery, sweepOrphanedFiles } from './orphaned-files.ts';
export { publicFileUrl, removeFile, type SiteFolder, uploadFile } from './public-files.ts';
