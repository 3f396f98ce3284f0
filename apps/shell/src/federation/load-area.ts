import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import {
  containerName,
  lazyPage,
  loadTimeLimit,
  type RegisteredArea,
  type RemoteModule,
  supportedContracts,
} from '@portal/federation';
import type { ComponentType } from 'react';
import { areaRuntimePlugin } from './area-runtime-plugin.ts';
import { withinTime } from './within-time.ts';

/** The area was built for a contract that this shell does not know: only a newer shell, so a reload, can help. */
export class UnsupportedContractError extends Error {}

/** Registers the areas with the federation runtime. Fetches nothing yet. */
export function registerAreas(areas: RegisteredArea[]) {
  registerPlugins([areaRuntimePlugin(areas)]);
  registerRemotes(areas.map(toRemote));
}

/** The area's component, fetched when it first renders and fetched again after a failure. */
export function lazyArea(area: RegisteredArea) {
  let hasFailed = false;
  return lazyPage(async () => {
    try {
      // A failed load leaves a partly initialised remote in the runtime; registering it again resets it.
      if (hasFailed) registerRemotes([toRemote(area)], { force: true });
      return { default: await loadArea(area) };
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  });
}

async function loadArea(area: RegisteredArea): Promise<ComponentType> {
  assertSupported(area.contract);
  if (!import.meta.env.DEV && !area.integrity[area.entry]) {
    throw new Error(`The registry names no hash of ${area.entry}`);
  }
  const loading = loadRemote<{ default?: Partial<RemoteModule> }>(
    `${containerName(area.name)}/remote`,
  );
  const exposed = await withinTime(loadTimeLimit, loading);
  const { contract, App } = exposed?.default ?? {};
  if (!App) throw new Error('The area exposes no App');
  // The registry may have been edited and name another contract than the build implements.
  assertSupported(contract);
  return App;
}

function assertSupported(contract: number | undefined) {
  if (contract !== undefined && supportedContracts.includes(contract)) return;
  throw new UnsupportedContractError(`Contract ${contract} is not supported`);
}

function toRemote(area: RegisteredArea) {
  const name = containerName(area.name);
  return { name, entry: area.entry, type: 'global', entryGlobalName: name } as const;
}
