import './quiet-notices.ts';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { releaseAll } from '@portal/release';
import { closeOnSignal, print, runCommand } from './command.ts';
import {
  areaServers,
  type DevServer,
  serverOfRepository,
  shellServer,
  startDevServers,
} from './dev/dev-servers.ts';
import { createDevSite, forward } from './dev/dev-site.ts';
import { createInShellSite } from './dev/in-shell-site.ts';
import type { Answer } from './gateway/repair.ts';
import { createSite, type LocalStackOptions, startLocalStack } from './local-stack.ts';
import { defaultSiteDir, rootDir } from './paths.ts';
import { readSettings } from './settings.ts';
import { StackError } from './stack-error.ts';

const options = parseArgs({
  options: { area: { type: 'string' }, from: { type: 'string' }, site: { type: 'string' } },
}).values;

await runCommand(async () => {
  const area = findArea();
  const areas = area ? [area] : [...areaServers];
  const stack = await startLocalStack({
    ...readSettings(process.env),
    siteDir: defaultSiteDir,
    ...(area ? inReleasedShell(area) : inDevShell(areas)),
    onProgress: print,
  });
  print('Starting the dev servers …');
  const env = area ? { PORTAL_IN_RELEASED_SHELL: '1' } : {};
  const servers = await startDevServers(area ? areas : [shellServer, ...areas], env, print);
  if (!area) servers.followWorkspace(areas);
  closeOnSignal(async () => {
    await Promise.all([servers.close(), stack.close()]);
  });
  print();
  print(`  Portal   ${stack.url}${area ? `   with ${area.name} from its sources` : ''}`);
  print(`  Mailbox  ${stack.mailboxUrl}`);
  print();
  print('  Stop with Ctrl-C.');
});

function findArea(): DevServer | undefined {
  const { area: name, from } = options;
  const names = areaServers.map((server) => server.name).join(', ');
  if (name === undefined) {
    if (from === undefined && options.site === undefined) return undefined;
    throw new StackError(`Which area? Add --area and one of: ${names}.`);
  }
  if (from !== undefined) return serverOfRepository(name, resolve(from));
  const found = areaServers.find((server) => server.name === name);
  if (found) return found;
  throw new StackError(
    `There is no area "${name}"; choose one of: ${names}, or add --from and its folder.`,
  );
}

type Site = Pick<LocalStackOptions, 'site' | 'prepareSite'>;

function inDevShell(areas: DevServer[]): Site {
  return {
    site: (publishableKey) => createDevSite({ shell: shellServer, areas, publishableKey }),
  };
}

/** The portal around the area is that of a deployed site, or what is released here. */
function inReleasedShell(area: DevServer): Site {
  const { site } = options;
  const deployed = site ? { name: 'The deployed site', url: site } : undefined;
  const released = (publishableKey: string): Answer =>
    deployed ? (request) => forward(request, deployed) : createSite(defaultSiteDir, publishableKey);
  return {
    site: (publishableKey) =>
      createInShellSite({ released: released(publishableKey), area, publishableKey }),
    ...(!deployed && { prepareSite: () => releaseWhatIsStale(area.name) }),
  };
}

async function releaseWhatIsStale(except: string) {
  print('Building what has changed …');
  await releaseAll({ root: rootDir, except });
}
