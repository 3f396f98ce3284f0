export { releaseFolder } from './command-line.ts';
export { composePage, fillInBackend } from './first-paint/compose-page.ts';
export { readStyles } from './first-paint/read-styles.ts';
export { renderPaths } from './first-paint/render-paths.ts';
export { liveBuilds } from './live-builds.ts';
export { releaseAll, releaseApp, rollbackApp, withdrawArea } from './release-app.ts';
export { fillInAddress } from './root-files.ts';
export { siteFolder } from './site-folder.ts';
export { findAreas } from './workspace-apps.ts';
