import { StackError } from '@portal/local-stack';
import { createClient } from '@supabase/supabase-js';
import type { Check } from './check.ts';
import type { Project } from './project.ts';

/**
 * Makes the admin's account and only then configures its address. A person who signed up with the address before may
 * have chosen a password that the admin does not know, and the admin may open the mail that confirms it. Such an account
 * is removed, with all that it wrote: an unconfirmed one at once, a confirmed one only on request. Nobody knows the password of
 * the new account; the admin chooses one by 'Lupa password', which needs the mailbox. Returns whether anything was done.
 */
export async function registerAdmin(project: Project): Promise<boolean> {
  if ((await adminProblems(project)).length === 0) return false;
  const { adminEmail, management } = project;
  const accounts = createClient(project.url, project.keys.secret, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket, and nothing here listens to changes.
    realtime: { transport: class {} as never },
  }).auth.admin;

  const former = await accountsOf(project);
  if (former.some((account) => account.is_confirmed) && !project.replaceAccount) {
    throw new StackError(
      `${adminEmail} has a confirmed account from before, and nobody can tell who chose its password. --replace-account removes it, and its notifications, and makes a new one that keeps the alumni row.`,
    );
  }
  for (const { id } of former) {
    await management.query(
      `delete from public.alumni where user_id::text = $1
         and exists (select from auth.users where id = user_id and email_confirmed_at is null)`,
      [id],
    );
    const { error } = await accounts.deleteUser(String(id));
    if (error) throw refusal(error);
  }
  const rowsBefore = await alumniOf(project);
  const { data, error } = await accounts.createUser({ email: adminEmail, email_confirm: true });
  if (error?.code === 'email_exists') {
    throw new StackError(
      `Somebody signs up as ${adminEmail} at this moment: run the command again.`,
    );
  }
  if (error) throw refusal(error);
  // The admin is no alumnus unless there was a row before; a sign-up makes one.
  if (rowsBefore.length === 0) {
    await management.query('delete from public.alumni where user_id::text = $1', [data.user.id]);
  }
  await management.query(
    `update private.app_settings set admin_email = $1 where exists (
       select from auth.users
       where id::text = $2 and lower(email) = $1 and email_confirmed_at is not null
     )`,
    [adminEmail, data.user.id],
  );
  return true;
}

const refusal = ({ message }: { message: string }) =>
  new StackError(`The service refused to change the account of the admin: ${message}`);

export function adminCheck(project: Project): Check {
  return {
    name: 'the admin is one confirmed account',
    problems: () => adminProblems(project),
  };
}

async function adminProblems(project: Project): Promise<string[]> {
  const { adminEmail, management } = project;
  const [setting] = await management.query('select admin_email from private.app_settings');
  const accounts = await accountsOf(project);
  const problems: string[] = [];
  if (setting?.admin_email !== adminEmail) {
    problems.push(`${adminEmail} is not configured as the admin: run this command again`);
  }
  if (accounts.length !== 1 || !accounts[0]?.is_confirmed) {
    problems.push(
      `${adminEmail} has ${accounts.length} accounts, and one confirmed is needed: run this command again`,
    );
  }
  return problems;
}

const accountsOf = ({ management, adminEmail }: Project) =>
  management.query(
    `select id::text as id, email_confirmed_at is not null as is_confirmed
     from auth.users where lower(email) = $1`,
    [adminEmail],
  );

const alumniOf = ({ management, adminEmail }: Project) =>
  management.query('select id from public.alumni where email = $1', [adminEmail]);
