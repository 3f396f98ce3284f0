/** Stands in the place of fetching areas ahead: there are none. */
export function shouldSaveData(): boolean {
  return true;
}
