/** The kind of failure that the URL asks for: `?fault=render`. */
export function isAsked(fault: string): boolean {
  return new URLSearchParams(window.location.search).get('fault') === fault;
}
