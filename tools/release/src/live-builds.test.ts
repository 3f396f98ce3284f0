import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasChanged, hasLiveBuild } from './live-builds.ts';

const output = mkdtempSync(join(tmpdir(), 'portal-output-'));
let answer = '';
const server = createServer((request, response) =>
  response.end(request.url === '/releases.json' ? answer : '<!doctype html>'),
);
let site: string;

beforeAll(async () => {
  writeFileSync(join(output, 'build.json'), JSON.stringify({ name: 'member', build: 'two' }));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(output, { recursive: true });
});

const live = (current: string | null) =>
  JSON.stringify({
    member: { current, builds: ['one', 'two'] },
    admin: { current: 'two', builds: ['two'] },
  });

test('a build is live where the site says so, and nowhere else', async () => {
  answer = live('two');
  expect(await hasLiveBuild(output, site)).toBe(true);
  expect(await hasLiveBuild(join(output, 'missing'), site)).toBe(false);
  for (const other of [live('one'), live(null), '{}', '<!doctype html>']) {
    answer = other;
    expect(await hasLiveBuild(output, site), other).toBe(false);
  }
  expect(await hasLiveBuild(output, 'http://localhost:9')).toBe(false);
});

test('git tells what has changed since a commit; without its answer everything counts as changed', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: output });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'one');
  writeFileSync(join(output, 'a test.ts'), '');
  git('add', '.');
  git('commit', '--quiet', '-m', 'two');
  expect(hasChanged(output, 'HEAD~1', ['build.json'])).toBe(false);
  expect(hasChanged(output, 'HEAD~1', ['build.json', 'a test.ts'])).toBe(true);
  expect(hasChanged(output, '0'.repeat(40), ['build.json'])).toBe(true);
});
