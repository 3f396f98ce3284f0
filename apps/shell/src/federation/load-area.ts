import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import {
  containerName,
  lazyPage,
  type RegisteredArea,
  type RemoteModule,
  supportedContracts,
} from '@portal/federation';
import type { ComponentType } from 'react';
import { areaRuntimePlugin } from './area-runtime-plugin.ts';

/** Milliseconds from asking for an area to drawing its failure. */
const areaTimeLimit = 8_000;

/** The area was built for a border that this shell does not know: only a newer shell, so a reload, can help. */
export class UnsupportedContractError extends Error {}

/** Tells the federation runtime where the areas are. Nothing is fetched yet. */
export function registerAreas(areas: RegisteredArea[]) {
  registerPlugins([areaRuntimePlugin(areas)]);
  registerRemotes(areas.map(toRemote));
}

/** The area's component, fetched when it is drawn first and fetched again after a failure. */
export function lazyArea(area: RegisteredArea) {
  let hasFailed = false;
  return lazyPage(async () => {
    try {
      // A failed load leaves the runtime with a half-known remote; registering it anew makes it start over.
      if (hasFailed) registerRemotes([toRemote(area)], { force: true });
      return await loadArea(area);
    } catch (error) {
      hasFailed = true;
      console.error(`[portal] area ${area.name} (build ${area.build}) could not be loaded`, error);
      throw error;
    }
  });
}

async function loadArea(area: RegisteredArea): Promise<ComponentType> {
  if (!supportedContracts.includes(area.contract)) {
    throw new UnsupportedContractError(`Contract ${area.contract} is not supported`);
  }
  if (!import.meta.env.DEV && !area.integrity[area.entry]) {
    throw new Error(`The registry names no hash of ${area.entry}`);
  }
  const loading = loadRemote<{ default: RemoteModule }>(`${containerName(area.name)}/remote`);
  const exposed = await Promise.race([loading, rejectAfter(areaTimeLimit)]);
  if (!exposed?.default.App) throw new Error('The area exposes no App');
  return exposed.default.App;
}

function toRemote(area: RegisteredArea) {
  const name = containerName(area.name);
  return { name, entry: area.entry, type: 'global', entryGlobalName: name } as const;
}

function rejectAfter(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  });
}
