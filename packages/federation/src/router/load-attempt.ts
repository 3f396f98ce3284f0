let attempt = 0;

/** Which attempt this is. What failed to load is fetched again in a later attempt only. */
export function currentAttempt(): number {
  return attempt;
}

/** A boundary calls it once its failure is on the screen: whatever renders next, by a retry or elsewhere, may load again. */
export function allowReload() {
  attempt += 1;
}
