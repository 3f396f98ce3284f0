export { releaseFolder } from './command-line.ts';
export { fillInBackend } from './first-paint/compose-page.ts';
export { liveBuilds } from './live-builds.ts';
export { releaseAll, releaseApp, rollbackApp, withdrawArea } from './release-app.ts';
export { fillInAddress } from './root-files.ts';
export { findAreas } from './workspace-apps.ts';
