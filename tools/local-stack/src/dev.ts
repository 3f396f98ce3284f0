import './quiet-notices.ts';
import { parseArgs } from 'node:util';
import { releaseAll } from '@portal/release';
import { closeOnSignal, print, runCommand } from './command.ts';
import { areaServers, shellServer, startDevServers } from './dev/dev-servers.ts';
import { createDevSite, forward } from './dev/dev-site.ts';
import { createInShellSite } from './dev/in-shell-site.ts';
import type { Answer } from './gateway/repair.ts';
import { createSite, startLocalStack } from './local-stack.ts';
import { defaultSiteDir, rootDir } from './paths.ts';
import { readSettings } from './settings.ts';
import { StackError } from './stack-error.ts';

const { area: areaName, 'in-shell': isInShell, site: deployed } = readOptions();

await runCommand(async () => {
  const alone = findArea();
  const areas = alone ? [alone] : [...areaServers];
  const stack = await startLocalStack({
    ...readSettings(process.env),
    siteDir: defaultSiteDir,
    site: (publishableKey) =>
      isInShell && alone
        ? createInShellSite({ released: released(publishableKey), area: alone, publishableKey })
        : createDevSite({ pages: alone ?? shellServer, areas, publishableKey }),
    ...(isInShell && !deployed && { prepareSite: releaseWhatIsStale }),
    onProgress: print,
  });
  print('Starting the dev servers …');
  const env = { PORT: new URL(stack.url).port, ...(isInShell && { PORTAL_IN_SHELL: '1' }) };
  const servers = await startDevServers(alone ? areas : [shellServer, ...areas], env, print);
  if (!alone) servers.followWorkspace(areas);
  closeOnSignal(async () => {
    await Promise.all([servers.close(), stack.close()]);
  });
  print();
  print(`  ${alone ? `Area ${alone.name}` : 'Portal'}   ${stack.url}`);
  print(`  Mailbox  ${stack.mailboxUrl}`);
  print();
  print('  Stop with Ctrl-C.');
});

function readOptions() {
  return parseArgs({
    options: {
      area: { type: 'string' },
      'in-shell': { type: 'boolean' },
      site: { type: 'string' },
    },
  }).values;
}

function findArea() {
  const found = areaServers.find((server) => server.name === areaName);
  const names = areaServers.map(({ name }) => name).join(', ');
  if (isInShell && !areaName) throw new StackError(`Which area? Add --area and one of: ${names}.`);
  if (found || areaName === undefined) return found;
  throw new StackError(`There is no area "${areaName}"; choose one of: ${names}.`);
}

/** The portal around the area: of a deployed site, or as it was released here. */
function released(publishableKey: string): Answer {
  if (!deployed) return createSite(defaultSiteDir, publishableKey);
  return (request) => forward(request, { name: 'The deployed site', url: deployed });
}

async function releaseWhatIsStale() {
  print('Building what has changed …');
  await releaseAll({ root: rootDir, ...(areaName && { except: areaName }) });
}
