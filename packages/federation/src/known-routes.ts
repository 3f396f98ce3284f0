import type { Access } from './contract.ts';

interface KnownRoute {
  path: string;
  access: Access;
}

let routes: readonly KnownRoute[] = [];

/** The shell tells once, at start, which paths the registry knows. */
export function setKnownRoutes(known: readonly KnownRoute[]) {
  routes = known;
}

/** Every path of the portal and who may open it, for decisions about where to send somebody. Empty in an area that runs alone. */
export function knownRoutes(): readonly KnownRoute[] {
  return routes;
}
