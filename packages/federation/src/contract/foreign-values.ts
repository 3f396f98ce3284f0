/**
 * What a build of another team may say of itself. Its values become folders of the site, URLs and attributes of pages: none may lead out of
 * its folder, or out of its attribute. Release tool and browser read builds, registry and log through these.
 */
export const foreignValues = {
  /** An area, or the shell. */
  name: /^[a-z][a-z0-9-]{0,39}$/,
  build: /^[a-z0-9][a-z0-9_-]{0,63}$/i,
  /** Of subresource integrity. */
  hash: /^sha(256|384|512)-[a-z0-9+/]{1,88}={0,2}$/i,
  /** Below the folder of a build, or a path of the site, or an absolute address; no part of it is `..`. */
  file: /^(https?:\/\/[\w.:[\]-]+)?\/?(?!\.\.?(\/|$))[\w.@~-]+(\/(?!\.\.?(\/|$))[\w.@~-]+)*$/,
  /** Of a page. What is no path of a page is told to the team before anything goes live. */
  path: /^\/[^\s"'<>\\]{0,199}$/,
  /** Inside of the build that names it. */
  ownFile: /^(?!\.\.?(\/|$))[\w.@~-]+(\/(?!\.\.?(\/|$))[\w.@~-]+)*$/,
  /** Follows the origin of the backend, and goes there with the user's session: it must not name another host. */
  read: /^\/(rest|auth|storage)\/v1\/\S+$/,
  /** Read by people. */
  text: /^[^<>\p{Cc}]{0,200}$/u,
  /** The newest migration of the database. */
  migration: /^\d{1,14}$/,
  version: /^[\w.+-]{1,50}$/,
} as const;

export function isForeign(kind: keyof typeof foreignValues, value: unknown): value is string {
  return typeof value === 'string' && foreignValues[kind].test(value);
}
