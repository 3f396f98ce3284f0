import { StackError } from '@portal/local-stack';
import { print, runCommand } from '@portal/local-stack/command';
import * as z from 'zod/mini';
import { accountChecks } from './account-checks.ts';
import { runChecks } from './check.ts';
import { databaseChecks } from './database-checks.ts';
import { hostChecks } from './host-checks.ts';

const rowsSchema = z.array(z.record(z.string(), z.unknown()));
const settingsSchema = z.record(z.string(), z.unknown());

await runCommand(async () => {
  const url = read('PORTAL_BACKEND_URL');
  const [, ref] = /^https:\/\/([a-z]{20})\.supabase\.co$/.exec(url) ?? [];
  if (!ref) throw new StackError('PORTAL_BACKEND_URL must be https://<20 letters>.supabase.co.');
  const siteUrl = read('PORTAL_SITE_URL');
  const call = createCall(ref, read('SUPABASE_ACCESS_TOKEN'));
  const query = async (text: string, parameters: unknown[] = []) =>
    rowsSchema.parse(await call('database/query', { query: text, parameters }));
  const settings = async () => settingsSchema.parse(await call('config/auth'));
  const adminEmail = read('PORTAL_ADMIN_EMAIL').toLowerCase();
  const failed = await runChecks(
    [
      ...accountChecks(query, settings, { siteUrl, adminEmail }),
      ...(await databaseChecks(query)),
      ...hostChecks({ siteUrl, url, publishableKey: read('PORTAL_PUBLISHABLE_KEY') }),
    ],
    print,
  );
  print(failed === 0 ? `The portal at ${siteUrl} is ready.` : `${failed} checks fail.`);
  process.exit(failed === 0 ? 0 : 1);
});

function read(name: string): string {
  const value = process.env[name]?.trim();
  if (value) return value;
  throw new StackError(`${name} is not set.`);
}

/** The Management API of one project (https://supabase.com/docs/reference/api). Errors never contain the token. */
function createCall(ref: string, token: string) {
  return async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`https://api.supabase.com/v1/projects/${ref}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.ok) return answer.json();
    throw new StackError(`Supabase refused ${path} (${answer.status}): ${await answer.text()}`);
  };
}
