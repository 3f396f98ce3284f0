import { contractVersion } from '@portal/federation/contract';
import type { ComponentType } from 'react';

let areas: Record<string, ComponentType> = {};

export function setLoadedAreas(loaded: Record<string, ComponentType>): void {
  areas = loaded;
}

export function registerPlugins(): void {}

export function registerRemotes(): void {}

/** Replaces the federation runtime in Node, where the release has already loaded the areas and checked their contract. */
export async function loadRemote(id: string) {
  const App = areas[id];
  return App && { default: { contract: contractVersion, App } };
}
