import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { demoAccounts } from './accounts.ts';
import { createAlumni } from './alumni.ts';
import { createWorkHistory } from './alumni-lists.ts';
import {
  createEvents,
  createJobPostings,
  createNotifications,
  createOrganization,
} from './content.ts';
import { createAccount } from './create-account.ts';
import { createRandom } from './random.ts';
import { createRegistrations } from './registrations.ts';
import { publicFile } from './site-path.ts';
import { insertRows, type Sql } from './sql.ts';

export { demoAccounts } from './accounts.ts';
export type { Sql } from './sql.ts';

const siteTexts: Record<string, unknown> = JSON.parse(
  readFileSync(
    new URL('../../packages/api/src/site-configuration/default-texts.json', import.meta.url),
    'utf8',
  ),
);

/** As if the admin had saved the texts that the site has by itself. */
export async function storeSiteTexts(sql: Sql, changes: Record<string, unknown> = {}) {
  const stored = Object.entries({ ...siteTexts, ...changes });
  const rows = stored.map(([config_key, config_value]) => ({ config_key, config_value }));
  await insertRows(sql, 'public.site_configurations', rows);
}

/**
 * Fills an empty, migrated database with the demo data. `sql` runs as the database's owner;
 * `today` is the day around which events lie.
 */
export async function seedDatabase(sql: Sql, today = new Date()): Promise<void> {
  const random = createRandom(2003);
  const alumni = createAlumni(random, today);

  await sql('update private.app_settings set admin_email = $1', [demoAccounts.admin.email]);
  // Rows come before accounts: each account claims the row with its confirmed address.
  await insertRows(sql, 'public.alumni', alumni);
  for (const account of Object.values(demoAccounts)) await createAccount(sql, account);
  // Who waits for validation has signed up; nobody knows these passwords.
  for (const { id, email, full_name, validation_status } of alumni) {
    if (validation_status !== 'pending' || email === demoAccounts.andi.email) continue;
    await createAccount(sql, { id, email, fullName: full_name, password: randomUUID() });
  }

  await insertRows(sql, 'public.work_history', createWorkHistory(random, alumni, today));
  const events = createEvents(random, today);
  await insertRows(sql, 'public.events', events);
  const jobs = createJobPostings(random, today);
  await insertRows(sql, 'public.job_postings', jobs);
  await insertRows(sql, 'public.organization_structure', createOrganization(random));
  await storeSiteTexts(sql, {
    about_page_main_image_url: {
      url: publicFile('about_page_main/demo-history.webp'),
      alt: 'Ilustrasi meja kerja dengan osiloskop, lampu meja, dan papan rangkaian',
    },
  });

  const verified = alumni.filter((row) => row.validation_status === 'verified');
  await insertRows(
    sql,
    'public.event_registrations',
    createRegistrations({ random: createRandom(2020), events, alumni: verified, today }),
  );

  // The inserts above notified people of their rows; the demo brings notifications of its own. Reminders lie ahead.
  await sql(`delete from public.notifications where topic is distinct from 'reminder'`);
  const ids = Object.fromEntries([
    ...alumni.map(({ full_name, id }) => [full_name, id]),
    ...jobs.map(({ title, id }) => [title, id]),
  ]);
  await sql('insert into private.year_groups values ($1, $2)', [
    alumni[0]?.entry_year,
    'https://chat.whatsapp.com/ContohGrupAngkatanDemo',
  ]);
  await insertRows(sql, 'public.notifications', createNotifications(random, today, ids));
}
