import { print, runForArea, target } from './command-line.ts';
import { withdrawArea } from './release-app.ts';

await runForArea('pnpm withdraw <area>', async ({ area }) => {
  await withdrawArea(area, { ...target, onProgress: print });
  return `${area} is withdrawn. pnpm rollback ${area} brings it back.`;
});
