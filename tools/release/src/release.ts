import { runForArea, target } from './command-line.ts';
import { releaseApp } from './release-app.ts';

await runForArea('pnpm release <area>', async (area) => {
  const build = await releaseApp(area, {
    ...target,
    onProgress: (line) => process.stdout.write(`${line}\n`),
  });
  return `${area} is released as build ${build}.`;
});
