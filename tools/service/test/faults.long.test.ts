import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '@portal/database/demo-accounts';
import { createSite, type LocalStack } from '@portal/local-stack';
import { startTestStack } from '@portal/local-stack/test-stack';
import { secureAnswer } from '@portal/release/hosting';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Belief } from '../src/belief.ts';
import { catalogueBeliefs } from '../src/beliefs/catalogue.ts';
import { portalBeliefs } from '../src/beliefs/portal.ts';
import { setUpBeliefs } from '../src/beliefs/set-up.ts';
import { runBeliefs } from '../src/run-beliefs.ts';
import { readConfig } from '../src/settings.ts';
import type { Target } from '../src/target.ts';
import { databaseFaults } from './database-faults.ts';
import { targetOf } from './embedded-target.ts';
import { pushedSettings, type Settings } from './management.ts';

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
let settings: Settings;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-service-'));
  const page = '<!doctype html><title>Portal</title><script>boot()</script>';
  await writeFile(join(folder, 'index.html'), page);
  stack = await startTestStack({ site: serve });
  const backend = { url: stack.url, publishableKey: stack.publishableKey };
  await writeFile(join(folder, 'registry.json'), JSON.stringify({ backend, areas: [area] }));
});
afterAll(async () => {
  await stack.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  Object.assign(host, { change: () => undefined, status: undefined });
  settings = pushedSettings({ PORTAL_SITE_URL: stack.url });
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

/** What differs, a line each. */
async function found<Context>(
  beliefs: readonly Belief<Context>[],
  changed: Partial<Target> = {},
): Promise<string> {
  const told = async (part: string) => settings[part] ?? {};
  const target = { ...targetOf(stack), portal: stack.url, settings: told, ...changed };
  const outcomes = await runBeliefs(beliefs, { target } as Context, {
    given: new Set(['sql', 'settings', 'portal'] as const),
    isEmbedded: true,
    differences: [],
  });
  const different = outcomes.filter(({ result }) => result !== 'held');
  return different.map(({ name, line }) => `${name}: ${line}`).join('\n');
}

it('finds nothing wrong with a portal that is as it should be', async () => {
  expect(await found(catalogueBeliefs)).toBe('');
  expect(await found(setUpBeliefs, { admin: demoAccounts.admin.email })).toBe('');
  expect(await found(portalBeliefs)).toBe('');
});

it('reads the catalogue the same for a role with other schemas in its search_path', async () => {
  await stack.run('set search_path = private, auth, storage, public');
  expect(await found(catalogueBeliefs).finally(() => stack.run('reset search_path'))).toBe('');
});

it('knows where every key of the configuration is told', () => {
  expect(readConfig({}).unknown).toEqual([]);
});

it('counts what cannot be asked as different', async () => {
  const lines = await found(portalBeliefs, { portal: 'http://localhost:9' });
  expect(lines).toContain('seen no answer: fetch failed');
});

describe('a fault is one line:', () => {
  it.each(databaseFaults)('%s', async (_what, breaking, mending, reports) => {
    await stack.run(breaking);
    const lines = await found(catalogueBeliefs).finally(() => stack.run(mending));
    await stack.resetData();
    for (const report of reports) expect(lines).toContain(report);
  });

  it.each([
    [
      'an admin who is not confirmed',
      'update auth.users set email_confirmed_at = null',
      'no confirmed',
    ],
    ['an admin without an account', 'delete from auth.users', 'no confirmed account'],
    [
      'another admin',
      "update private.app_settings set admin_email = 'lain@x.example'",
      'not admin@',
    ],
    ['no admin', 'update private.app_settings set admin_email = null', 'no admin is configured'],
    ['no address of the portal', 'update private.app_settings set site_url = null', 'lead to null'],
  ])('%s', async (_what, breaking, report) => {
    await stack.run(breaking);
    const lines = found(setUpBeliefs, { admin: demoAccounts.admin.email });
    expect(await lines.finally(stack.resetData)).toContain(report);
  });

  it.each([
    ['uri_allow_list', 'https://**', 'auth.additional_redirect_urls is https://**, not'],
    ['site_url', 'env(PORTAL_SITE_URL)', 'auth.site_url is env(PORTAL_SITE_URL), not http'],
    ['mailer_autoconfirm', true, 'auth.email.enable_confirmations is true, not false'],
    ['mailer_allow_unverified_email_sign_ins', true, 'unconfirmed: differs (seen on'],
    [
      'mailer_subjects_recovery',
      'Reset Your Password',
      'auth.email.template.recovery.subject is Reset',
    ],
    [
      'mailer_templates_recovery_content',
      '<p>',
      'auth.email.template.recovery.content_path is another text',
    ],
  ])('another %s', async (name, value, report) => {
    settings['config/auth'] = { ...settings['config/auth'], [name]: value };
    const lines = await found(setUpBeliefs);
    expect(lines).toContain(report);
    expect(lines.split('\n')).toHaveLength(1);
  });

  it.each([
    ['strict-transport-security', 'strict-transport-security is not'],
    ['x-content-type-options', 'registry.json: x-content-type-options is not'],
    ['content-security-policy', 'lets them run'],
    ['x-frame-options', 'x-frame-options is not'],
  ])('a host without %s', async (name, report) => {
    host.change = (headers) => headers.delete(name);
    expect(await found(portalBeliefs)).toContain(report);
  });

  it('a host that answers every path', async () => {
    host.status = 200;
    expect(await found(portalBeliefs)).toContain('200, not 404');
  });

  it('a release that uses another project', async () => {
    const lines = await found(portalBeliefs, { anonKey: 'sb_publishable_other' });
    expect(lines).toContain('or another key');
  });
});
