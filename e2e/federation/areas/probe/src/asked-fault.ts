/** Which way of failing the address asks for: `?fault=render`. */
export function isAsked(fault: string): boolean {
  return new URLSearchParams(window.location.search).get('fault') === fault;
}
