import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../workspace.ts';

/** The workspace as it is now, in a folder of its own: nothing installed, nothing built. */
export function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'portal-copy-'));
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  for (const file of files.filter((it) => existsSync(join(root, it)))) {
    cpSync(join(root, file), join(copy, file));
  }
  // Biome and turbo ask git which files count.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
}

/** Runs pnpm there. @throws with all that it printed */
export async function pnpm(folder: string, env: Record<string, string>, ...args: string[]) {
  // Builds are for production, whatever runs this.
  const inherited = { ...process.env, NODE_ENV: undefined };
  const options = { cwd: folder, env: { ...inherited, ...env }, maxBuffer: 64 * 1024 * 1024 };
  try {
    return (await promisify(execFile)('pnpm', args, options)).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`pnpm ${args.join(' ')} failed\n${stdout}\n${stderr}`);
  }
}
