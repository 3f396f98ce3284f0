let attempt = 0;

/** Counts how often a failure was shown to somebody. What failed to load is asked for again in a later attempt only. */
export function currentAttempt(): number {
  return attempt;
}

/** A boundary calls it once its failure is on the screen: whatever is drawn next, by a retry or elsewhere, may load again. */
export function beginNextAttempt() {
  attempt += 1;
}
