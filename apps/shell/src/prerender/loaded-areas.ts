import { contractVersion } from '@portal/federation/contract';
import type { ComponentType } from 'react';

let areas: Record<string, ComponentType> = {};

export function setLoadedAreas(loaded: Record<string, ComponentType>): void {
  areas = loaded;
}

export function registerPlugins(): void {}

export function registerRemotes(): void {}

/** Stands in the federation runtime's place: in Node the release has loaded the areas already, and has checked their contract. */
export async function loadRemote(id: string) {
  const App = areas[id];
  return App && { default: { contract: contractVersion, App } };
}
