import './quiet-notices.ts';
import { demoAccounts } from '@portal/database/seed';
import { releaseAll } from '@portal/release';
import { closeOnSignal, print, runCommand } from './command.ts';
import { type LocalStack, startLocalStack } from './local-stack.ts';
import { defaultSiteDir, rootDir } from './paths.ts';
import { readSettings } from './settings.ts';
import { messageOf, StackError } from './stack-error.ts';

await runCommand(async () => {
  const started = startLocalStack({
    ...readSettings(process.env),
    siteDir: defaultSiteDir,
    prepareSite: buildWhatIsStale,
    onProgress: print,
  });
  closeOnSignal(async () => (await started).close());
  describe(await started);
});

async function buildWhatIsStale(): Promise<void> {
  const output: string[] = [];
  const note = (line: string) => {
    output.push(line);
    if (line.includes(' is live')) print(`  ${line}`);
  };
  print('Building what has changed …');
  await releaseAll({ root: rootDir, onProgress: note }).catch((error: unknown) => {
    throw new StackError([...output.slice(-30), messageOf(error)].join('\n'));
  });
}

function describe({ url, mailboxUrl }: LocalStack): void {
  print();
  print(`  Portal   ${url}`);
  print(`  Mailbox  ${mailboxUrl}`);
  print();
  print('  Demo accounts');
  for (const { email, password } of Object.values(demoAccounts)) {
    print(`    ${email.padEnd(38)} ${password}`);
  }
  print();
  print('  Stop with Ctrl-C.');
}
