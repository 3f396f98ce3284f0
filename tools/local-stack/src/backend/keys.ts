import { randomBytes, randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateApiKey } from '@supabase/lite';
import * as z from 'zod/mini';
import { hasCode, StackError } from '../stack-error.ts';

const keysSchema = z.object({
  jwtSecret: z.string().check(z.minLength(32)),
  publishableKey: z.string().check(z.regex(/^sb_publishable_\S{16,}$/)),
});
export type Keys = z.infer<typeof keysSchema>;

/** Random per data folder: with a secret from the sources any web page could sign in. */
export async function createKeys(): Promise<Keys> {
  const { key } = await generateApiKey('publishable');
  return { jwtSecret: randomBytes(32).toString('base64url'), publishableKey: key };
}

export type StackKeys = Keys & { secretKey: string };

/** Adds the key of the role `service_role`, another one at each start. */
export async function addSecretKey(keys: Keys): Promise<StackKeys> {
  return { ...keys, secretKey: (await generateApiKey('secret')).key };
}

/**
 * The keys of a data folder; stored, so that browsers stay signed in after a restart.
 * @throws StackError for a file that holds no such keys: without a secret anybody could sign a session
 */
export async function keepKeys(dataDir: string): Promise<Keys> {
  const path = join(dataDir, 'keys.json');
  try {
    return readKeys(await readFile(path, 'utf8'), path);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    const keys = await createKeys();
    const draft = `${path}.${randomUUID().slice(0, 8)}`;
    await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flush: true });
    await rename(draft, path);
    return keys;
  }
}

function readKeys(text: string, path: string): Keys {
  const { data } = keysSchema.safeParse(parse(text));
  if (data) return data;
  throw new StackError(
    `The keys in ${path} cannot be used. Move the file away and start again: new keys are made, and everybody signs in once more. The data stay as they are.`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
