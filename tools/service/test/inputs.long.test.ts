import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LocalStack } from '@portal/local-stack';
import { startTestStack } from '@portal/local-stack/test-stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkService } from '../src/check-service.ts';
import { readOptions } from '../src/options.ts';
import type { Target } from '../src/target.ts';
import { targetOf } from './embedded-target.ts';
import { pushedSettings, serveManagement } from './management.ts';

let stack: LocalStack;
let management: Awaited<ReturnType<typeof serveManagement>>;
beforeAll(async () => {
  stack = await startTestStack();
  management = await serveManagement(stack, pushedSettings({}));
});
afterAll(async () => {
  await management.close();
  await stack.close();
});

const traces = async () =>
  (await stack.query(`select email from auth.users where email like '%portal-check-%'`)).length;

async function refusalOf(changed: Partial<Target>, isBesideData = true): Promise<string> {
  let wroteAnything = false;
  const onWriting = () => {
    wroteAnything = true;
  };
  const work = checkService({ ...targetOf(stack), ...changed }, { isBesideData, onWriting });
  const message = await work.then(
    () => 'nothing',
    (error) => `${error.name}: ${error.message}`,
  );
  expect(wroteAnything).toBe(false);
  expect(await traces()).toBe(0);
  return message;
}

const given = (...more: string[]) =>
  readOptions(['--url', 'http://x.example/', '--anon-key', 'a', '--service-key', 's', ...more]);

describe('one sentence, and nothing is written:', () => {
  it.each([
    ['an address where nobody listens', { url: 'http://localhost:9' }, 'No Supabase answers at'],
    ['a wrong anon key', { anonKey: 'sb_publishable_wrong' }, 'does not accept the anon key'],
    ['a wrong service key', { serviceKey: 'sb_secret_wrong' }, 'does not accept the service key'],
  ])('%s', async (_what, changed, sentence) => {
    expect(await refusalOf(changed)).toMatch(new RegExp(`^StackError: .*${sentence}`));
  });

  it('a service key without its rights', async () => {
    const sentence = 'StackError: The service key has not the rights of the role service_role.';
    expect(await refusalOf({ serviceKey: stack.publishableKey })).toBe(sentence);
  });

  it('a project that holds data', async () => {
    expect(await refusalOf({}, false)).toMatch(/^StackError: The project holds data \(alumni\)/);
  });

  it.each([
    ['another', /^StackError: Supabase refused database\/query of the project ref: .* right\.$/],
    ['no', /^StackError: The service key has not the right to make accounts\.$/],
  ])('%s token', async (kind, sentence) => {
    const token = ['--access-token', 'another', '--project-ref', 'ref'];
    const { sql } = given(...token, '--management-url', management.url).target;
    expect(await refusalOf({ sql: kind === 'no' ? undefined : sql })).toMatch(sentence);
  });

  it.each([
    ['no address', [], /^--url is missing\. pnpm test:service --url/],
    ['an address without a host', ['--url', 'x'], /^--url must be an address such as/],
    ['no key', ['--url', 'http://x.example'], /^--anon-key is missing/],
    ['an unknown argument', ['--all'], /^The arguments are not understood/],
  ])('%s', (_what, args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence);
  });

  it('a token without its project', () => {
    expect(() => given('--access-token', 't')).toThrow(
      '--access-token and --project-ref go together.',
    );
  });
});

it('the command prints the sentence alone and fails', async () => {
  const script = join(import.meta.dirname, '../src/test-service.ts');
  const args = ['--import', 'tsx', script, '--url', 'http://localhost:9'];
  const command = spawn(process.execPath, [...args, '--anon-key', 'a', '--service-key', 's']);
  let said = '';
  command.stderr.on('data', (part) => {
    said += part;
  });
  const [code] = await once(command, 'close');
  expect([code, said.split('\n').filter((line) => line.includes('Supabase answers'))]).toEqual([
    1,
    ['No Supabase answers at http://localhost:9.'],
  ]);
});
