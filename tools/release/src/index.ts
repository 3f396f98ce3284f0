export { findAreas } from './find-areas.ts';
export { fillInBackend } from './first-paint/compose-page.ts';
export { releaseAll, releaseApp, rollbackApp } from './release-app.ts';
export { fillInAddress } from './root-files.ts';
