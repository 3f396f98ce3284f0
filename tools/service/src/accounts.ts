import { StackError } from '@portal/local-stack';
import type { SupabaseClient } from '@supabase/supabase-js';
import { type Person, prefix, type Target } from './target.ts';

interface Parts {
  target: Target;
  service: SupabaseClient;
  run: string;
  newClient: () => SupabaseClient;
  isEmbedded: boolean;
}

const columns = {
  signup: 'confirmation_token',
  recovery: 'recovery_token',
  email_change_current: 'email_change_token_current',
  email_change_new: 'email_change_token_new',
};
export type LinkKind = keyof typeof columns;
const password = 'Sandi-percobaan-1';

/** Confirmed accounts, made without a mail. The embedded stack has no interface for them, so there they are made by SQL. */
export function createAccounts({ target, service, run, newClient, isEmbedded }: Parts) {
  const addressOf = (name: string) => {
    const [mailbox, host = ''] = (target.mailTo ?? '').split('@');
    return host ? `${mailbox}+${run}-${name}@${host}` : `${run}-${name}@contoh.example`;
  };
  const waiting = new Map<string, Promise<{ email: string; password: string }>>();
  return {
    addressOf,
    /** An account whose address is not confirmed; the same one for the same name. */
    waiting(name: string) {
      const email = addressOf(name);
      const made =
        waiting.get(name) ?? makeWaiting(isEmbedded ? newClient() : service, email, isEmbedded);
      waiting.set(name, made);
      return made;
    },
    async create(name: string): Promise<Person> {
      const email = addressOf(name);
      const data = { full_name: `${run} ${name}` };
      if (isEmbedded) await signUpBySql(target, newClient(), { email, data });
      else {
        const body = { email, password, email_confirm: true, user_metadata: data };
        const { error } = await service.auth.admin.createUser(body);
        if (error) throw error;
      }
      const client = newClient();
      const signedIn = await client.auth.signInWithPassword({ email, password });
      if (signedIn.error) throw signedIn.error;
      const { user, session } = signedIn.data;
      return { id: user.id, email, password, client, token: session.access_token };
    },
    /** What a link of a mail carries. A hosted service makes it without sending the mail; a change there was asked for before here. */
    async tokenOf(kind: LinkKind, email: string, newEmail = ''): Promise<string> {
      if (!isEmbedded) {
        const link = await service.auth.admin.generateLink({
          type: kind as 'signup',
          email,
          password,
          ...(newEmail && { newEmail }),
        });
        if (link.error) throw link.error;
        return link.data.properties.hashed_token;
      }
      const client = newClient();
      if (kind === 'signup') await client.auth.signUp({ email, password });
      if (kind === 'recovery') await client.auth.resetPasswordForEmail(email);
      const asked = `select ${columns[kind]} as token from auth.users where email = '${email}'`;
      const [row] = (await target.sql?.(asked)) ?? [];
      return String(row?.token);
    },
    remove: (id: string) => removeAccount(target, service, isEmbedded, id),
  };
}

async function makeWaiting(client: SupabaseClient, email: string, isEmbedded: boolean) {
  const { error } = isEmbedded
    ? await client.auth.signUp({ email, password })
    : await client.auth.admin.createUser({ email, password });
  if (error) throw error;
  return { email, password };
}

async function signUpBySql(
  { sql }: Target,
  client: SupabaseClient,
  { email, data }: { email: string; data: object },
): Promise<void> {
  const { error } = await client.auth.signUp({ email, password, options: { data } });
  if (error) throw error;
  await sql?.(`update auth.users set email_confirmed_at = now() where email = '${email}'`);
}

async function removeAccount(
  { sql }: Target,
  service: SupabaseClient,
  isEmbedded: boolean,
  id: string,
) {
  if (isEmbedded) {
    await sql?.(`delete from auth.users where id = '${id}'`);
    return;
  }
  const { error } = await service.auth.admin.deleteUser(id);
  if (error) throw new StackError(`The check's account ${id} stays: ${error.message}`);
}

/** Removes everything that a run has made, and what a killed one left behind. */
export async function removeTraces(
  target: Target,
  service: SupabaseClient,
  isEmbedded: boolean,
): Promise<void> {
  const ids = await accountsOfRuns(target, service, isEmbedded);
  const files = service.storage.from('public-files');
  for (const id of ids) {
    const { data } = await files.list('avatars', { search: id });
    // The embedded stack names the folder too.
    const names = (data ?? []).map(({ name }) => `avatars/${name.replace('avatars/', '')}`);
    if (names.length > 0) await files.remove(names);
    await removeAccount(target, service, isEmbedded, id);
  }
  for (const [table, column] of Object.entries(namedBy)) {
    const { error } = await service.from(table).delete().like(column, `%${prefix}%`);
    if (error) throw new StackError(`The check's rows of ${table} stay: ${error.message}`);
  }
}

/** The columns that carry the prefix. */
const namedBy = {
  events: 'title',
  job_postings: 'title',
  alumni: 'email',
  notifications: 'message',
};

async function accountsOfRuns(
  { sql }: Target,
  service: SupabaseClient,
  isEmbedded: boolean,
): Promise<string[]> {
  if (isEmbedded) {
    const rows = await sql?.(`select id from auth.users where email like '%${prefix}%'`);
    return (rows ?? []).map(({ id }) => String(id));
  }
  const found: string[] = [];
  let isWhole = false;
  for (let page = 1; !isWhole; page += 1) {
    const { data, error } = await service.auth.admin.listUsers({ page, perPage: 1000 });
    if (error) throw error;
    found.push(...data.users.filter(({ email }) => email?.includes(prefix)).map(({ id }) => id));
    isWhole = data.users.length < 1000;
  }
  return found;
}
