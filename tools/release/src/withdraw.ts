import { print, runForArea } from './command-line.ts';
import { withdrawArea } from './release-app.ts';

await runForArea('pnpm withdraw <area>', async ({ area, target }) => {
  await withdrawArea(area, { ...target, onProgress: print });
  return `${area} is withdrawn. pnpm rollback ${area} brings it back.`;
});
