import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StackError } from '@portal/local-stack';

/** What reaches a hosted project. */
interface Access {
  backendUrl: string;
  projectRef: string;
  token: string;
}
interface Settings extends Access {
  siteUrl: string;
  adminEmail: string;
}

/** Asks a person for what the environment does not say; without a terminal it throws. */
export type AskPerson = (question: string, isSecret: boolean) => Promise<string>;

/** Reads PORTAL_BACKEND_URL and SUPABASE_ACCESS_TOKEN. @throws StackError for a value that cannot be used */
export async function readAccess(env: NodeJS.ProcessEnv, ask: AskPerson): Promise<Access> {
  const url = await read(env, ask, 'PORTAL_BACKEND_URL', 'Project URL');
  const backendUrl = origin('PORTAL_BACKEND_URL', url);
  const [, projectRef] = /^https:\/\/([a-z0-9]+)\.supabase\.co$/.exec(backendUrl) ?? [];
  if (!projectRef) {
    throw new StackError(
      'PORTAL_BACKEND_URL must look like https://abcdefghijklmnopqrst.supabase.co.',
    );
  }
  const token = await read(env, ask, 'SUPABASE_ACCESS_TOKEN', 'Access token', true);
  if (!token) throw new StackError('SUPABASE_ACCESS_TOKEN is empty.');
  return { backendUrl, projectRef, token };
}

/** Reads PORTAL_SITE_URL and PORTAL_ADMIN_EMAIL as well. @throws StackError for a value that cannot be used */
export async function readSettings(env: NodeJS.ProcessEnv, ask: AskPerson): Promise<Settings> {
  const access = await readAccess(env, ask);
  const url = await read(env, ask, 'PORTAL_SITE_URL', 'Address of the portal');
  const siteUrl = origin('PORTAL_SITE_URL', url);
  const email = await read(env, ask, 'PORTAL_ADMIN_EMAIL', 'E-mail of the admin');
  const adminEmail = email.toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(adminEmail)) {
    throw new StackError(
      `PORTAL_ADMIN_EMAIL must be an e-mail address, but it is "${adminEmail}".`,
    );
  }
  return { ...access, siteUrl, adminEmail };
}

async function read(
  env: NodeJS.ProcessEnv,
  ask: AskPerson,
  name: string,
  what: string,
  isSecret = false,
): Promise<string> {
  return (env[name] ?? (await ask(`${what} (${name}): `, isSecret))).trim();
}

function origin(name: string, text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new StackError(`${name} must be an address such as https://alumni.example.org.`);
}

/** A secret is not shown while it is typed. */
export const askAtTerminal: AskPerson = async (question, isSecret) => {
  if (!process.stdin.isTTY) throw new StackError(`Not set, and nobody to ask: ${question.trim()}`);
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: isSecret ? silent : process.stdout,
    terminal: true,
  });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    if (isSecret) process.stdout.write('\n');
  }
};
