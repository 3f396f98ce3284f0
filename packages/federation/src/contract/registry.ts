import type { Access, PortalRoute } from './contract.ts';
import { isForeign } from './foreign-values.ts';

/** One path of an area as it was released. `preload` lists the scripts and styles that render it. */
export interface RegisteredRoute extends PortalRoute {
  preload: string[];
}

/** One area's live build. URLs are paths of the site, or absolute URLs of an allowed origin; `integrity` maps each to its hash. */
export interface RegisteredArea {
  name: string;
  /** The area's name as users read it. */
  title?: string;
  build: string;
  contract: number;
  entry: string;
  integrity: Record<string, string>;
  routes: RegisteredRoute[];
}

/** `/registry.json`: which backend and which build of each area the portal runs now. */
export interface Registry {
  backend: { url: string; publishableKey: string } | null;
  /** The portal's origin, for the release tool: it stands in released pages. */
  site?: string;
  areas: RegisteredArea[];
}

const accesses: readonly unknown[] = ['public', 'alumni', 'member', 'admin'] satisfies Access[];

/** Checks the shape without a schema library, which would cost every visitor 8 kB before the first page. @throws what is wrong */
export function parseRegistry(value: unknown): Registry {
  if (!isRegistry(value)) throw new Error('The registry has not the expected shape');
  return value;
}

/** The same for one area's `area.json`. */
export function parseArea(value: unknown): RegisteredArea {
  if (!isArea(value)) throw new Error('The description of the area has not the expected shape');
  return value;
}

function isRegistry(value: unknown): value is Registry {
  return isObject(value) && isBackend(value.backend) && isListOf(value.areas, isArea);
}

function isBackend(value: unknown): value is Registry['backend'] {
  return value === null || (isObject(value) && isText(value.url) && isText(value.publishableKey));
}

function isArea(value: unknown): value is RegisteredArea {
  return (
    isObject(value) &&
    isForeign('name', value.name) &&
    isForeign('build', value.build) &&
    isFile(value.entry) &&
    isOptional(value.title, isLabel) &&
    typeof value.contract === 'number' &&
    isObject(value.integrity) &&
    Object.keys(value.integrity).every(isFile) &&
    Object.values(value.integrity).every((hash) => isForeign('hash', hash)) &&
    isListOf(value.routes, isRoute)
  );
}

function isRoute(value: unknown): value is RegisteredRoute {
  return (
    isObject(value) &&
    isForeign('path', value.path) &&
    accesses.includes(value.access) &&
    isListOf(value.preload, isFile) &&
    [value.title, value.home, value.purpose].every((it) => isOptional(it, isLabel)) &&
    [value.nav, value.footer, value.menu].every((it) => isOptional(it, isEntry))
  );
}

function isEntry(value: unknown): boolean {
  return (
    isObject(value) &&
    isLabel(value.label) &&
    typeof value.order === 'number' &&
    [value.group, value.icon].every((it) => isOptional(it, isLabel))
  );
}

/** Builds that are older than a field lack it, and must not take the other areas down with them. */
function isOptional(value: unknown, isValid: (value: unknown) => boolean): boolean {
  return value === undefined || isValid(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFile(value: unknown): value is string {
  return isForeign('file', value);
}

function isLabel(value: unknown): boolean {
  return isForeign('text', value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(isItem);
}
