import { resolve } from 'node:path';
import { defaultDataDir } from './paths.ts';
import { StackError } from './stack-error.ts';

export interface Settings {
  port: number;
  mailboxPort: number;
  dataDir: string;
  databaseUrl?: string;
}

/** Reads PORT, MAILBOX_PORT, DATA_DIR and DATABASE_URL. @throws StackError for a value that cannot be used */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    port: readPort(env, 'PORT', 3000),
    mailboxPort: readPort(env, 'MAILBOX_PORT', 54324),
    dataDir: env.DATA_DIR ? resolve(env.DATA_DIR) : defaultDataDir,
    ...(env.DATABASE_URL && { databaseUrl: readDatabaseUrl(env.DATABASE_URL) }),
  };
}

function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new StackError(`${name} must be a port number from 0 to 65535, but it is "${text}".`);
}

function readDatabaseUrl(text: string): string {
  if (/^postgres(ql)?:\/\/./.test(text) && URL.canParse(text)) return text;
  throw new StackError('DATABASE_URL must look like postgres://user:password@host:5432/database.');
}
