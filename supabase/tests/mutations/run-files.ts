import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { argv } from 'node:process';
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';

/**
 * Runs test files as `pnpm test` does, in their order until one fails (with a file that prepares them: all of them). A loop without an end
 * in the embedded database stops its whole process, so the time is kept from outside. @returns the first failed test, or nothing
 */
export function runFiles(paths: string[], seconds: number, setupFile = ''): string | undefined {
  const args = ['--kill-after=1', `${seconds}`, 'npx', 'tsx', import.meta.filename, setupFile];
  const { status, stdout } = spawnSync('timeout', [...args, ...paths], {
    encoding: 'utf8',
    env: { ...process.env, PORTAL_TEST_SEED: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (status === 0) return undefined;
  return stdout.split('\n').find((line) => line.startsWith('failed: ')) ?? `no end in ${seconds} s`;
}

async function runHere(setupFile: string | undefined, paths: string[]): Promise<void> {
  class InGivenOrder extends BaseSequencer {
    override async sort(specifications: TestSpecification[]) {
      return specifications.sort(
        (one, other) => paths.indexOf(one.moduleId) - paths.indexOf(other.moduleId),
      );
    }
  }
  const vitest = await createVitest('test', {
    root: join(import.meta.dirname, '../..'),
    watch: false,
    fileParallelism: false,
    bail: setupFile ? 0 : 1,
    reporters: [{}],
    setupFiles: setupFile ? [setupFile] : [],
    sequence: { sequencer: InGivenOrder },
  });
  await vitest.start(paths);
  const failed = vitest.state.getTestModules().find((module) => module.state() === 'failed');
  const [test] = failed?.children.allTests('failed') ?? [];
  if (failed) {
    const name = test?.fullName ?? 'its preparation';
    process.stdout.write(`\nfailed: ${failed.relativeModuleId}: ${name}\n`);
  }
  process.exit(failed ? 1 : 0);
}

if (argv[1] === import.meta.filename) await runHere(argv[2], argv.slice(3));
