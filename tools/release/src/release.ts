import { print, runForArea } from './command-line.ts';
import { releaseApp } from './release-app.ts';

await runForArea('pnpm release <area> [--from <folder>]', async ({ area, from, target }) => {
  const options = { ...target, onProgress: print, ...(from && { from }) };
  const build = await releaseApp(area, options);
  return `${area} is released as build ${build}.`;
});
