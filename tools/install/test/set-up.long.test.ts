import { rm } from 'node:fs/promises';
import type { LocalStack } from '@portal/local-stack';
import { withNewSchema } from '@portal/local-stack/schema';
import { clientOf, mailsOf, openLink, startTestStack } from '@portal/local-stack/test-stack';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminCheck } from '../src/admin-account.ts';
import { type Catalogue, readCatalogue } from '../src/checks/database-checks.ts';
import { createManagement } from '../src/management.ts';
import type { Project } from '../src/project.ts';
import { setUp } from '../src/set-up.ts';
import { siteUrlCheck } from '../src/site-url.ts';
import { databaseFaults } from './database-faults.ts';
import { failures, projectRef, secretKey, startManagementApi, token } from './hosted-project.ts';
import { createHostedSite, goodHost, type HostOfTest } from './released-site.ts';

const adminEmail = 'ketua@contoh.example';
const host: HostOfTest = { current: goodHost };
let site: Awaited<ReturnType<typeof createHostedSite>>;
let stack: LocalStack;
let api: Awaited<ReturnType<typeof startManagementApi>>;
let project: Project;
let expected: Catalogue;

beforeAll(async () => {
  site = await createHostedSite(host);
  stack = await startTestStack({ secretKey, site: site.site, mailInterval: 0 });
  api = await startManagementApi(stack);
  expected = await readCatalogue(stack);
});
afterAll(async () => {
  api.close();
  await stack.close();
  await rm(site.folder, { recursive: true });
});
beforeEach(async () => {
  await stack.resetData();
  stack.clearMailbox();
  api.reset();
  Object.assign(api.settings['config/auth'] ?? {}, {
    smtp_host: 'smtp.contoh.example',
    smtp_admin_email: 'portal@contoh.example',
    rate_limit_email_sent: 30,
  });
  Object.assign(host, { current: goodHost, status: undefined });
  const management = createManagement({ apiUrl: api.url, projectRef, token });
  const keys = await management.keys();
  const { url } = stack;
  project = { url, siteUrl: url, site: site.folder, keys, management, adminEmail };
});

/** What the command prints, and whether all checks pass. */
async function run(changes: Partial<Project> = {}) {
  const lines: string[] = [];
  const isReady = await setUp({ ...project, ...changes }, (line) => lines.push(line), expected);
  return { isReady, lines, text: lines.join('\n') };
}

/** Exactly these checks fail, and nothing is called ready. */
function expectFailures(outcome: Awaited<ReturnType<typeof run>>, reports: string[]) {
  expect(failures(outcome)).toEqual(reports.map((text) => expect.stringContaining(text)));
  expect([outcome.isReady, outcome.text.includes('ready')]).toEqual([false, false]);
}

describe('the command', () => {
  it('makes a new project ready, and does nothing the second time', async () => {
    await stack.query('update private.app_settings set site_url = null');
    expect(await siteUrlCheck(project).problems()).toHaveLength(1);
    const first = await run();
    expect([first.isReady, failures(first)]).toEqual([true, []]);
    expect(first.lines.at(-1)).toBe(`The portal at ${stack.url} is ready.`);
    expect(api.settings['config/auth']).toMatchObject({
      site_url: stack.url,
      uri_allow_list: `${stack.url}/**`,
    });
    expect(api.settings.postgrest).toMatchObject({ db_schema: 'public' });

    const accounts = () => stack.query('select id, updated_at from auth.users order by id');
    const before = await accounts();
    api.changes.length = 0;
    const second = await run();
    expect(second.isReady).toBe(true);
    expect(second.text).not.toMatch(/^(applied|changed|made)/m);
    expect(api.changes).toEqual([]);
    expect(await accounts()).toEqual(before);
  });

  it('applies the migrations that are missing', async () => {
    const known = () =>
      stack.query(`select name, statements from supabase_migrations.schema_migrations
        where name = 'grants'`);
    const before = await known();
    await stack.query(`delete from supabase_migrations.schema_migrations where name = 'grants'`);
    const { lines, isReady } = await run();
    expect(lines).toContain('applied  20261125002800_grants.sql');
    expect(isReady).toBe(true);
    expect(await known()).toEqual(before);
  });

  it('compares the database with what the migrations make', async () => {
    expect(await withNewSchema(readCatalogue)).toEqual(expected);
  });

  it('says nothing secret', async () => {
    const { text } = await run();
    for (const secret of [token, secretKey]) expect(text).not.toContain(secret);
  });

  it('is stopped by a token that is not valid', async () => {
    const management = createManagement({ apiUrl: api.url, projectRef, token: 'another' });
    await expect(run({ management })).rejects.toThrow('the access token is not valid');
  });
});

describe('the account of the admin', () => {
  const password = 'sandi-orang-lain';
  const roleOf = async (email: string, secret: string) => {
    const client = clientOf(stack);
    const { error } = await client.auth.signInWithPassword({ email, password: secret });
    return error ? error.code : (await client.rpc('current_user_role')).data;
  };
  const signUp = async () => {
    const { error } = await clientOf(stack).auth.signUp({ email: adminEmail, password });
    expect(error).toBeNull();
  };
  const latestMail = async () => (await mailsOf(stack)).find(({ to }) => to === adminEmail);

  it('is not that of a stranger who was first, even when the admin opens the mail', async () => {
    await signUp();
    const mailOfStranger = await latestMail();
    expect(await run()).toMatchObject({ isReady: true });
    const target = await openLink(mailOfStranger);
    expect(target.hash).toContain('error');
    expect(await roleOf(adminEmail, password)).toBe('invalid_credentials');
    expect(
      await stack.query('select full_name from public.alumni where email = $1', [adminEmail]),
    ).toEqual([]);
  });

  it('is not that of a stranger who comes afterwards', async () => {
    await run();
    await signUp();
    expect(await latestMail()).toBeUndefined();
    expect(await roleOf(adminEmail, password)).toBe('invalid_credentials');
  });

  it('belongs to the person who reads the mailbox', async () => {
    await run();
    const client = clientOf(stack);
    await client.auth.resetPasswordForEmail(adminEmail);
    const { hash } = await openLink(await latestMail());
    const tokens = Object.fromEntries(new URLSearchParams(hash.slice(1)));
    await client.auth.setSession({
      access_token: tokens.access_token ?? '',
      refresh_token: tokens.refresh_token ?? '',
    });
    expect((await client.auth.updateUser({ password: 'sandi-sang-ketua' })).error).toBeNull();
    expect(await roleOf(adminEmail, 'sandi-sang-ketua')).toBe('admin');
  });

  it('replaces an account that was confirmed before only on request', async () => {
    await signUp();
    await openLink(await latestMail());
    await expect(run()).rejects.toThrow('--replace-account');
    expect(await roleOf(adminEmail, password)).toBe('alumni');
    expect(await run({ replaceAccount: true })).toMatchObject({ isReady: true });
    expect(await roleOf(adminEmail, password)).toBe('invalid_credentials');
  });
});

describe('a fault of the database', () => {
  it.each(databaseFaults)('is found: %s', async (_what, breaking, mending, reports) => {
    await stack.run(breaking);
    const outcome = await run().finally(() => stack.run(mending));
    expectFailures(outcome, reports);
  });

  it('is found: the admin is not confirmed, and mended', async () => {
    await run();
    await stack.query('update auth.users set email_confirmed_at = null where email = $1', [
      adminEmail,
    ]);
    expect(await adminCheck(project).problems()).toHaveLength(1);
    expect((await run()).isReady).toBe(true);
    expect(await adminCheck(project).problems()).toEqual([]);
  });
});

describe('a fault of the settings', () => {
  const auth = () => api.settings['config/auth'] ?? {};

  it('is named with what to do where only a person can mend it', async () => {
    Object.assign(auth(), { smtp_host: '', rate_limit_email_sent: 2 });
    expectFailures(await run(), [
      'smtp_host is "": Dashboard → Authentication → Emails → SMTP settings',
      'rate_limit_email_sent is 2: Dashboard → Authentication → Rate Limits',
    ]);
  });

  it('is found where the service does not do what it accepts', async () => {
    await run();
    auth().mailer_autoconfirm = true;
    api.settings.postgrest = { db_schema: 'public,private', max_rows: 100_000 };
    api.service.isObedient = false;
    expectFailures(await run(), [
      'mailer_autoconfirm is true',
      'db_schema is "public,private"',
      'max_rows is 100000',
    ]);
  });
});

describe('a fault of the host', () => {
  const without = (name: string) => (headers: Headers) => {
    goodHost(headers);
    headers.delete(name);
  };

  it.each([
    ['no HSTS', without('strict-transport-security'), ['strict-transport-security is not']],
    [
      'no nosniff',
      without('x-content-type-options'),
      ['registry.json: x-content-type-options is not', '/: x-content-type-options is not'],
    ],
    [
      'no policy',
      without('content-security-policy'),
      ['content-security-policy is not', 'foreign scripts may run'],
    ],
    ['frames', without('x-frame-options'), ['x-frame-options is not']],
  ])('is found: %s', async (_what, changed, reports) => {
    host.current = changed;
    expectFailures(await run(), reports);
  });

  it('is found: it answers every path, or is not there', async () => {
    host.status = 200;
    expectFailures(await run(), ['200, not 404']);
    expect((await run({ siteUrl: 'http://localhost:9' })).isReady).toBe(false);
  });

  it('is found: the release belongs to another project', async () => {
    expectFailures(await run({ keys: { ...project.keys, publishable: 'sb_publishable_other' } }), [
      'home_statistics answers 401',
      'event_calendar answers 401',
      `they use ${stack.url} with another key`,
    ]);
  });
});
