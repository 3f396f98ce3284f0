export { fillInBackend } from './first-paint/page-backend.ts';
export { areaNames, releaseAll, releaseApp, rollbackApp } from './release-app.ts';
export { fillInAddress } from './root-files.ts';
