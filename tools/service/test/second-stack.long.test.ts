import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LocalStack } from '@portal/local-stack';
import { startTestStack } from '@portal/local-stack/test-stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pushedSettings, type Settings, serveManagement } from './management.ts';

const env = {
  PORTAL_SITE_URL: 'https://alumni.contoh.example',
  SMTP_HOST: 'smtp.contoh.example',
  SMTP_USER: 'u',
  SMTP_SENDER: 'portal@contoh.example',
};
let stack: LocalStack;
let settings: Settings;
let management: Awaited<ReturnType<typeof serveManagement>>;
beforeAll(async () => {
  stack = await startTestStack();
  settings = pushedSettings(env);
  management = await serveManagement(stack, settings);
});
afterAll(async () => {
  await management.close();
  await stack.close();
});

function start(...more: string[]) {
  const script = join(import.meta.dirname, '../src/test-service.ts');
  const args = ['--url', stack.url, '--anon-key', stack.publishableKey];
  args.push('--service-key', stack.secretKey, '--access-token', 'token', '--project-ref', 'ref');
  args.push('--management-url', management.url, '--mail-to', 'pengurus@contoh.example', ...more);
  return spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { ...process.env, ...env },
  });
}

async function run(...more: string[]) {
  const command = start(...more);
  let said = '';
  command.stdout.on('data', (part) => {
    said += part;
  });
  const [code] = await once(command, 'close');
  const lines = said.trim().split('\n');
  return { code, lines, different: lines.filter((line) => line.includes(': differs')) };
}

const traces = async () =>
  (await stack.query(`select id from auth.users where email like '%portal-check-%'`)).length;

it('the command finds every belief held, and then each fault of another stack in a line', async () => {
  const well = await run('--beside-data');
  expect(well.different).toEqual([]);
  expect(well.code).toBe(0);
  expect(well.lines.at(-1)).toMatch(/^1[45]\d beliefs held, 0 differ, 6 not seen\.$/);

  const auth = settings['config/auth'];
  settings['config/auth'] = {
    ...auth,
    mailer_otp_exp: 86_400,
    mailer_templates_recovery_content: '<a href="{{ .ConfirmationURL }}">Reset</a>',
  };
  await stack.run(`
    grant select on public.organization_structure to anon;
    drop policy "The admin deletes jobs" on public.job_postings`);
  const { code, different } = await run('--beside-data');
  expect(code).toBe(1);
  const faults = [
    'the settings are those of supabase/config.toml: differs (seen auth.email.otp_expiry is 86400, not 3600',
    'the mail texts are those of supabase/templates: differs (seen auth.email.template.recovery.content_path is another text',
    'no mail acts by an address of the service: differs (seen mailer_templates_recovery_content leads to',
    'grants on tables are those of the migrations: differs (seen not of the migrations: anon: select on public.organization_structure',
    'policies are those of the migrations: differs (seen missing: public.job_postings: The admin deletes jobs',
    'visitors do not read organization_structure: differs (seen 200 instead of 401 42501)',
  ];
  for (const fault of faults) {
    expect(different.filter((line) => line.startsWith(fault))).toHaveLength(1);
  }
  expect(different).toHaveLength(faults.length);
  expect(await traces()).toBe(0);
}, 300_000);

it('the command removes what it has made when it is stopped', async () => {
  const command = start('--beside-data');
  await expect.poll(traces, { timeout: 60_000, interval: 50 }).toBeGreaterThan(2);
  command.kill('SIGINT');
  await once(command, 'close');
  expect(await traces()).toBe(0);
}, 300_000);
