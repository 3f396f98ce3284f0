import type { PortalRoute, Purpose } from '../contract/contract.ts';

let routes: readonly PortalRoute[] = [];

/** The shell sets the routes of the registry once, at start. */
export function setKnownRoutes(known: readonly PortalRoute[]) {
  routes = known;
}

/** Every route of the portal. */
export function knownRoutes(): readonly PortalRoute[] {
  return routes;
}

/** The path of a role's home: the dashboard of alumni and admin, the first page for visitors. */
export function homeOf(role: NonNullable<PortalRoute['home']>): string {
  return pathWhere(({ home }) => home === role);
}

/** The path of the page that serves this purpose. */
export function pathFor(wanted: Purpose): string {
  return pathWhere(({ purpose }) => purpose === wanted);
}

/** `/` where no released area has such a page. */
function pathWhere(isWanted: (route: PortalRoute) => boolean): string {
  return routes.find(isWanted)?.path ?? '/';
}
