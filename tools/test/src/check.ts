import { root } from './repository-files.ts';
import { runCommand } from './run-command.ts';

const commands = [
  'biome check .',
  'turbo run typecheck',
  'turbo boundaries',
  'knip',
  'tsx tools/test/src/check-folders.ts',
  'tsx tools/test/src/check-lines.ts',
  'tsx tools/test/src/check-stories.ts',
  'tsx tools/test/src/texts/check-text.ts',
  'pnpm browsers',
  'pnpm budget',
];

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

// Every tool runs, also after one has failed: one run names all that is to be mended.
const failed: string[] = [];
for (const command of commands) {
  say(`\n== ${command}`);
  const { status } = await runCommand(command.split(' '), root, {});
  if (status !== 0) failed.push(command);
}

say(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything is in order');
process.exitCode = failed.length > 0 ? 1 : 0;
