import { runForArea, target } from './command-line.ts';
import { rollbackApp } from './release-app.ts';

await runForArea('pnpm rollback <area>', async (area) => {
  const build = await rollbackApp(area, target);
  return `${area} is back at build ${build}.`;
});
