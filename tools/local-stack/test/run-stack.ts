import '../src/quiet-notices.ts';
import { closeOnSignal, print, runCommand } from '../src/command.ts';
import { startLocalStack } from '../src/local-stack.ts';
import { readSettings } from '../src/settings.ts';

// A stack in a separate process, for tests that kill it; the argument is its data folder.
await runCommand(async () => {
  const stack = await startLocalStack({
    ...readSettings(process.env),
    dataDir: process.argv[2] ?? '',
    siteDir: import.meta.dirname,
  });
  closeOnSignal(stack.close);
  print(`ready ${stack.url} ${stack.mailboxUrl} ${stack.publishableKey}`);
});
