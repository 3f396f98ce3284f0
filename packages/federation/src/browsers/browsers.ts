/**
 * The lowest versions in which the portal promises to work, and why: docs/decisions/0025-lowest-browsers.md. Builds are compiled for
 * them, and `pnpm check` compares with them whatever function of the platform a build calls.
 */
export const lowestBrowsers = {
  chrome: '103',
  edge: '103',
  firefox: '102',
  safari: '15.4',
  ios_saf: '15.4',
} as const;

/** Younger functions that the shell provides before the code of any area runs: areas may call them. */
export const providedFunctions = [
  'AbortSignal.any',
  'AbortSignal.timeout',
  'Array.prototype.findLast',
  'Array.prototype.findLastIndex',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'HTMLElement.prototype.hidePopover',
  'HTMLElement.prototype.showPopover',
  'HTMLFormElement.prototype.requestSubmit',
  'Response.json',
  'URL.canParse',
] as const;

export type ProvidedFunction = (typeof providedFunctions)[number];

export function isMissing(name: ProvidedFunction): boolean {
  const { owner, key } = placeOf(name);
  return !(key in owner);
}

/** The object that has the function, and its name there. */
export function placeOf(name: ProvidedFunction): { owner: object; key: string } {
  const path = name.split('.');
  const key = path.pop() ?? '';
  const owner = path.reduce<object>((object, part) => Reflect.get(object, part), globalThis);
  return { owner, key };
}
