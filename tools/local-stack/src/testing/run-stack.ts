import '../quiet-notices.ts';
import { closeOnSignal, print, runCommand } from '../command.ts';
import { startLocalStack } from '../local-stack.ts';
import { readSettings } from '../settings.ts';

// A stack in a process of its own, for tests that end it roughly: the folder is the argument.
await runCommand(async () => {
  const stack = await startLocalStack({
    ...readSettings(process.env),
    dataDir: process.argv[2] ?? '',
    siteDir: import.meta.dirname,
  });
  closeOnSignal(stack.close);
  print(`ready ${stack.url} ${stack.mailboxUrl} ${stack.publishableKey}`);
});
