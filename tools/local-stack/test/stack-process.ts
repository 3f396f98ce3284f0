import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { rootDir } from '../src/paths.ts';

export interface StackProcess {
  url: string;
  mailboxUrl: string;
  publishableKey: string;
  end(signal: NodeJS.Signals): Promise<number | null>;
}

interface Refusal {
  code: number | null;
  error: string;
}
type Environment = Record<string, string>;

/** Starts a stack in a separate process and waits until it is ready. */
export async function runStack(dataDir: string, env: Environment = {}): Promise<StackProcess> {
  const child = spawnStack(dataDir, env);
  const [line, error] = await Promise.race([firstLine(child), refusalOf(child)]).then((outcome) =>
    typeof outcome === 'string' ? [outcome, ''] : ['', outcome.error],
  );
  const [, url, mailboxUrl, publishableKey] = line?.split(' ') ?? [];
  if (!url || !mailboxUrl || !publishableKey) throw new Error(`The stack did not start: ${error}`);
  return {
    url,
    mailboxUrl,
    publishableKey,
    end: async (signal) => {
      const exit = once(child, 'exit');
      child.kill(signal);
      return (await exit)[0];
    },
  };
}

/** Starts a stack that is expected to refuse; returns its exit code and what it says. */
export function failToRun(dataDir: string, env: Environment = {}): Promise<Refusal> {
  const child = spawnStack(dataDir, env);
  // If it starts nevertheless, it must not keep running.
  child.stdout?.once('data', () => child.kill('SIGKILL'));
  return refusalOf(child);
}

function spawnStack(dataDir: string, env: Environment): ChildProcess {
  const script = fileURLToPath(new URL('./run-stack.ts', import.meta.url));
  return spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    cwd: rootDir,
    env: { ...process.env, PORT: '0', MAILBOX_PORT: '0', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function firstLine(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += chunk;
    if (text.includes('\n')) break;
  }
  return text.trim();
}

async function refusalOf(child: ChildProcess): Promise<Refusal> {
  let error = '';
  child.stderr?.on('data', (chunk) => {
    error += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, error: error.trim() };
}
