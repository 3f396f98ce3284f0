import type { RegisteredArea, RegisteredRoute } from './registry.ts';

/** A module that shell and areas share, as an area uses it. */
export interface Need {
  /** The versions that the area runs with. */
  range: string;
  /** The version that the area was built with. */
  builtWith: string;
  /** The exports in use, each with a source file that imports it. */
  names: Record<string, string>;
}

export interface DescribedRoute extends RegisteredRoute {
  page?: string;
  indexed?: boolean;
}

/**
 * `area.json` of a build: all that a release knows about an area. The registry takes over what browsers need, the rest is checked before
 * the build goes live. Optional is what builds from before it was written lack.
 */
export interface AreaDescription extends RegisteredArea {
  routes: DescribedRoute[];
  needs?: Record<string, Need>;
  /** The newest migration of the database when the build was made, for areas that use it. */
  migration?: string;
}

/** `shell.json` of a build: what the shell brings into the page for areas. */
export interface ShellDescription {
  build: string;
  /** The versions of the contract that it mounts. */
  contracts: readonly number[];
  /** As in the description of an area. */
  migration?: string | undefined;
  /** The shared modules, each with its version and exports. */
  provides: Record<string, { version: string; names: string[] }>;
}
