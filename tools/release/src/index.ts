export { fillInBackend } from './first-paint/compose-page.ts';
export { areaNames, releaseAll, releaseApp, rollbackApp } from './release-app.ts';
export { fillInAddress } from './root-files.ts';
