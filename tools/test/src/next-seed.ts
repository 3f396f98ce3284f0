import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The number after that in the file, where it is kept for the next run; any number the first time. */
export function nextSeed(file: string): number {
  const last = readNumber(file);
  const seed = Number.isInteger(last) ? last + 1 : Math.floor(Math.random() * 1_000);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, String(seed));
  return seed;
}

function readNumber(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch {
    return Number.NaN;
  }
}
