import './quiet-notices.ts';
import { parseArgs } from 'node:util';
import { closeOnSignal, print, runCommand } from './command.ts';
import { areaServers, shellServer, startDevServers } from './dev/dev-servers.ts';
import { createDevSite } from './dev/dev-site.ts';
import { startLocalStack } from './local-stack.ts';
import { defaultSiteDir } from './paths.ts';
import { readSettings } from './settings.ts';
import { StackError } from './stack-error.ts';

await runCommand(async () => {
  const alone = readArea();
  const areas = alone ? [alone] : areaServers;
  const pages = alone ?? shellServer;
  const stack = await startLocalStack({
    ...readSettings(process.env),
    siteDir: defaultSiteDir,
    site: (publishableKey) => createDevSite({ pages, areas, publishableKey }),
    onProgress: print,
  });
  print('Starting the dev servers …');
  const env = { PORT: new URL(stack.url).port, ...(alone && { PORTAL_STANDALONE: '1' }) };
  const servers = await startDevServers(alone ? areas : [shellServer, ...areas], env, print);
  closeOnSignal(async () => {
    await Promise.all([servers.close(), stack.close()]);
  });
  print();
  print(`  ${alone ? `Area ${alone.name}` : 'Portal'}   ${stack.url}`);
  print(`  Mailbox  ${stack.mailboxUrl}`);
  print();
  print('  Stop with Ctrl-C.');
});

function readArea() {
  const { area } = parseArgs({ options: { area: { type: 'string' } } }).values;
  const found = areaServers.find((server) => server.name === area);
  if (found || area === undefined) return found;
  const names = areaServers.map(({ name }) => name).join(', ');
  throw new StackError(`There is no area "${area}"; choose one of: ${names}.`);
}
