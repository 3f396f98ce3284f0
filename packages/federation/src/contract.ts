import type { ComponentType } from 'react';

/** The version of the border between shell and areas. Raise it when `RemoteModule` or what is shared changes. */
export const contractVersion = 1;

/** Versions that this shell still mounts: its own and the one before. Others are refused before loading. */
export const supportedContracts: readonly number[] = [contractVersion, contractVersion - 1];

/** Milliseconds that code of an area may take, so that its failure is on the screen before eight seconds have passed. */
export const loadTimeLimit = 6_000;

/** Who may open a route. `member` is alumni and admin. It decides what is shown; the database decides what is read. */
export type Access = 'public' | 'alumni' | 'member' | 'admin';

/** One path of an area. `page` names the chunk that draws it, so that the registry can list it for preloading. */
export interface AreaRoute {
  path: string;
  access: Access;
  page: string;
}

/** What an area exposes as `./remote`: a component without props, drawn by the shell on the area's paths. */
export interface RemoteModule {
  contract: number;
  App: ComponentType;
}

/** The name of the module that every area exposes. */
export const exposedModule = './remote';

/** The global that an area's entry script defines. */
export function containerName(area: string): string {
  return `portal_${area.replaceAll('-', '_')}`;
}
