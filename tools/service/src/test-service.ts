import { closeOnSignal, print, runCommand } from '@portal/local-stack/command';
import { checkService } from './check-service.ts';
import { readOptions } from './options.ts';
import { summarize } from './run-beliefs.ts';

await runCommand(async () => {
  const { target, isBesideData } = readOptions(process.argv.slice(2));
  const outcomes = await checkService(target, { isBesideData, onWriting: closeOnSignal });
  for (const { name, line } of outcomes) print(`${name}: ${line}`);
  print(summarize(outcomes));
  process.exit(outcomes.some(({ result }) => result === 'differs') ? 1 : 0);
});
