import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateApiKey } from '@supabase/lite';
import { hasCode } from '../stack-error.ts';

export interface Keys {
  jwtSecret: string;
  publishableKey: string;
}

/** Random per data folder: with a secret from the sources any web page could sign in. */
export async function createKeys(): Promise<Keys> {
  const { key } = await generateApiKey('publishable');
  return { jwtSecret: randomBytes(32).toString('base64url'), publishableKey: key };
}

/** The keys of a data folder; stored, so that browsers stay signed in after a restart. */
export async function keepKeys(dataDir: string): Promise<Keys> {
  const path = join(dataDir, 'keys.json');
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Keys;
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    const keys = await createKeys();
    await writeFile(path, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
    return keys;
  }
}
