export { publicFileUrl, removeFile, uploadFile } from './public-files.ts';
