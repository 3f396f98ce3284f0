export { areaNames, releaseAll, releaseApp, rollbackApp } from './release-app.ts';
