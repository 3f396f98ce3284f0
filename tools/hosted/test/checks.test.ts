import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '@portal/database/demo-accounts';
import { createSite, type LocalStack } from '@portal/local-stack';
import { startTestStack } from '@portal/local-stack/test-stack';
import { secureAnswer } from '@portal/release/hosting';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountChecks } from '../src/account-checks.ts';
import { type Check, runChecks } from '../src/check.ts';
import { databaseChecks } from '../src/database-checks.ts';
import { hostChecks } from '../src/host-checks.ts';
import { databaseFaults } from './database-faults.ts';

const adminEmail = demoAccounts.admin.email;
const area = {
  name: 'public-site',
  build: 'b1',
  entry: '/areas/public-site/b1/a.js',
  contract: 1,
  integrity: {},
  routes: ['/', '/login'].map((path) => ({ path, access: 'public', preload: [] })),
};
/** What the host of the test changes in every answer. */
const host: { change: (headers: Headers) => void; status?: number | undefined } = {
  change: () => undefined,
};

let folder: string;
let stack: LocalStack;
let settings: Record<string, unknown>;
let ofDatabase: Check[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-hosted-'));
  const page = '<!doctype html><title>Portal</title><script>boot()</script>';
  await writeFile(join(folder, 'index.html'), page);
  stack = await startTestStack({ site: serve });
  const backend = { url: stack.url, publishableKey: stack.publishableKey };
  await writeFile(join(folder, 'registry.json'), JSON.stringify({ backend, areas: [area] }));
  ofDatabase = await databaseChecks(stack.query);
});
afterAll(async () => {
  await stack.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  Object.assign(host, { change: () => undefined, status: undefined });
  settings = {
    site_url: stack.url,
    uri_allow_list: `${stack.url}/**`,
    mailer_allow_unverified_email_sign_ins: false,
  };
});

/** A released folder, served as the local stack does, by a host with a certificate and its faults. */
function serve(key: string) {
  const site = createSite(folder, key);
  return async (request: Request) => {
    const { body, status, headers } = await site(request);
    const changed = new Headers({ ...Object.fromEntries(headers), ...secureAnswer });
    host.change(changed);
    return new Response(body, { status: host.status ?? status, headers: changed });
  };
}

async function problemsOf(checks: Check[]): Promise<string> {
  const lines: string[] = [];
  const failed = await runChecks(checks, (line) => lines.push(line));
  expect(lines.filter((line) => line.startsWith('FAIL'))).toHaveLength(failed);
  return lines.filter((line) => !line.startsWith('ok  ')).join('\n');
}

const ofAccounts = () =>
  accountChecks(stack.query, async () => settings, { siteUrl: stack.url, adminEmail });
const ofHost = (publishableKey = stack.publishableKey) =>
  hostChecks({ siteUrl: stack.url, url: stack.url, publishableKey });

it('finds nothing wrong with a portal that is as it should be', async () => {
  expect(ofDatabase.length).toBeGreaterThan(20);
  expect(await problemsOf([...ofAccounts(), ...ofDatabase, ...ofHost()])).toBe('');
});

it('counts a check that cannot be carried out as failed', async () => {
  const checks = hostChecks({ siteUrl: 'http://localhost:9', url: '', publishableKey: '' });
  expect(await problemsOf(checks)).toContain('could not be checked: TypeError: fetch failed');
});

describe('a fault is found:', () => {
  it.each(databaseFaults)('%s', async (_what, breaking, mending, reports) => {
    await stack.run(breaking);
    const found = await problemsOf(ofDatabase).finally(() => stack.run(mending));
    await stack.resetData();
    for (const report of reports) expect(found).toContain(report);
  });

  it.each([
    ['an admin who is not confirmed', 'update auth.users set email_confirmed_at = null'],
    ['an admin without an account', 'delete from auth.users'],
    ['another admin', "update private.app_settings set admin_email = 'lain@contoh.example'"],
    ['no address of the portal', 'update private.app_settings set site_url = null'],
  ])('%s', async (_what, breaking) => {
    await stack.run(breaking);
    const found = await problemsOf(ofAccounts()).finally(stack.resetData);
    expect(found).toContain('the admin is one confirmed account');
  });

  it('a redirect list that leads elsewhere', async () => {
    settings.uri_allow_list = 'https://**';
    expect(await problemsOf(ofAccounts())).toContain('uri_allow_list: https://**, not');
  });

  it.each([
    ['strict-transport-security', 'strict-transport-security is not'],
    ['x-content-type-options', 'registry.json: x-content-type-options is not'],
    ['content-security-policy', 'foreign scripts may run'],
    ['x-frame-options', 'x-frame-options is not'],
  ])('a host without %s', async (name, report) => {
    host.change = (headers) => headers.delete(name);
    expect(await problemsOf(ofHost())).toContain(report);
  });

  it('a host that answers every path', async () => {
    host.status = 200;
    expect(await problemsOf(ofHost())).toContain('200, not 404');
  });

  it('a release that uses another project', async () => {
    expect(await problemsOf(ofHost('sb_publishable_other'))).toContain('or another key');
  });
});
