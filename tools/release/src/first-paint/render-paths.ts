import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isForeign } from '@portal/federation/foreign-values';
import type { RenderedPage } from './compose-page.ts';
import type { RenderAnswer, RenderJob } from './render-process.ts';

/** Milliseconds that a page may take. Too low a limit would fail good pages on a busy machine. */
const timeLimit = 60_000;

export interface RenderedPaths {
  pages: Map<string, RenderedPage>;
  /** Why the other pages cannot be rendered, by path. */
  failures: Map<string, string>;
}

/** Renders the pages of one area, or the frames of the shell, in a separate process: a fault of one area affects no other. */
export async function renderPaths(job: RenderJob): Promise<RenderedPaths> {
  const child = fork(fileURLToPath(new URL('./render-process.ts', import.meta.url)), {
    // Places of errors are those in the sources, where the bundle has brought its map.
    execArgv: ['--enable-source-maps', '--import', 'tsx'],
    // It runs the code of others, and the environment of a release holds its keys.
    env: { NODE_ENV: 'production', TZ: 'Asia/Jakarta' },
    // The errors arrive as messages.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const pages = new Map<string, RenderedPage>();
  const failures = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  let reason = 'the process that renders it ended';
  child.on('message', (answer: RenderAnswer) => {
    clearTimeout(timer);
    if (answer.state === 'rendered') {
      if (answer.page.reads.every(({ path }) => isForeign('read', path))) {
        pages.set(answer.path, answer.page);
      } else failures.set(answer.path, 'it sends reads that are none of the backend');
    }
    if (answer.state === 'failed') failures.set(answer.path, answer.reason);
    if (answer.state !== 'started') return;
    timer = setTimeout(() => {
      reason = `it is not rendered after ${timeLimit / 1000} seconds`;
      child.kill('SIGKILL');
    }, timeLimit);
  });
  child.send(job);
  // Node may report the end before the last messages are read; the channel closes after them.
  await Promise.all([once(child, 'disconnect'), once(child, 'close')]);
  clearTimeout(timer);
  for (const path of job.paths) {
    if (!pages.has(path) && !failures.has(path)) failures.set(path, reason);
  }
  return { pages, failures };
}
