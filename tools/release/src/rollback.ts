import { print, runForArea, target } from './command-line.ts';
import { rollbackApp } from './release-app.ts';

await runForArea('pnpm rollback <area> [<build>]', async ({ area, build: wanted }) => {
  const build = await rollbackApp(area, { ...target, onProgress: print }, wanted);
  return `${area} is back at build ${build}.`;
});
