import { print, runForArea } from './command-line.ts';
import { rollbackApp } from './release-app.ts';

await runForArea('pnpm rollback <area> [<build>]', async ({ area, build: wanted, target }) => {
  const build = await rollbackApp(area, { ...target, onProgress: print }, wanted);
  return `${area} is back at build ${build}.`;
});
