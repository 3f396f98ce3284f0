import { resolve } from 'node:path';
import { releaseAll } from '@portal/release';

/** Before the tests: makes `dist` what the sources give, whatever was released into it before. */
export default async function releaseStale() {
  const lines: string[] = [];
  try {
    const root = resolve(import.meta.dirname, '..');
    await releaseAll({ root, onProgress: (line) => lines.push(line) });
  } catch (error) {
    process.stderr.write(`${lines.join('\n')}\n`);
    throw error;
  }
}
