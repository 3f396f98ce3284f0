import { print, runForArea, target } from './command-line.ts';
import { releaseApp } from './release-app.ts';

await runForArea('pnpm release <area> [--from <folder>]', async ({ area, from }) => {
  const options = { ...target, onProgress: print, ...(from && { from }) };
  const build = await releaseApp(area, options);
  return `${area} is released as build ${build}.`;
});
