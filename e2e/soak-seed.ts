import { resolve } from 'node:path';
import { nextSeed } from '@portal/test/next-seed';

/** Each soak goes on where the last one ended; a given seed repeats one. */
export default function giveSeed() {
  process.env.PORTAL_SOAK_SEED ??= String(
    nextSeed(resolve(import.meta.dirname, '../.data/soak-seed')),
  );
  process.stdout.write(`PORTAL_SOAK_SEED=${process.env.PORTAL_SOAK_SEED} repeats this run.\n`);
}
