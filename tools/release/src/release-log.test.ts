import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  afterRelease,
  afterRollback,
  afterWithdrawal,
  buildBefore,
  type ReleaseLog,
  rollbackBuild,
} from './release-log.ts';
import { publishFile } from './site-folder.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-release-log-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

function released(...builds: string[]): ReleaseLog {
  return builds.reduce((log, build) => afterRelease(log, 'member', build), {});
}

function back(log: ReleaseLog, wanted?: string): ReleaseLog {
  return afterRollback(log, 'member', rollbackBuild(log, 'member', wanted));
}

test('a release makes its build the live one, and the build before can be found', () => {
  const log = released('one', 'two', 'three');
  expect(log.member).toMatchObject({ current: 'three', builds: ['one', 'two', 'three'] });
  expect(Date.parse(log.member?.since ?? '')).toBeGreaterThan(0);
  expect(buildBefore(log, 'member')).toBe('two');
});

test('releasing the live build again changes nothing', () => {
  const log = released('one', 'two');
  expect(afterRelease(log, 'member', 'two')).toBe(log);
});

test('rolling back twice goes back two builds, and a release after it starts from there', () => {
  const log = back(back(released('one', 'two', 'three')));
  expect(log.member?.current).toBe('one');
  expect(afterRelease(log, 'member', 'four').member).toMatchObject({
    current: 'four',
    builds: ['one', 'two', 'three', 'four'],
  });
});

test('a rollback returns to a build that was rolled back only when it names that build', () => {
  const log = afterRelease(back(released('good', 'bad')), 'member', 'also bad');
  expect(buildBefore(log, 'member')).toBe('good');
  const named = back(back(log), 'bad');
  expect(named.member).toMatchObject({ current: 'bad', bad: ['also bad'] });
  // The wanted build is newer: nothing says that the one before it was bad.
  expect(buildBefore(named, 'member')).toBe('good');
});

test('a withdrawn area comes back with the build that was live', () => {
  const log = afterWithdrawal(released('one', 'two'), 'member');
  expect(log.member?.current).toBeNull();
  expect(back(log).member?.current).toBe('two');
  expect(() => afterWithdrawal(log, 'member')).toThrow('member is not live');
});

test('says so when there is no such build', () => {
  const log = back(released('one', 'two'));
  expect(() => rollbackBuild(log, 'member')).toThrow(
    'There is no build of member before the current one that was not rolled back. Builds of member: one, two. What you can do: name one of them, or take the area out: pnpm withdraw member.',
  );
  const shell = afterRelease({}, 'shell', 'one');
  expect(() => rollbackBuild(shell, 'shell')).toThrow(
    /Builds of shell: one\. What you can do: release one with the fault mended\.$/,
  );
  expect(() => rollbackBuild(log, 'member', 'three')).toThrow('There is no build three of member');
  expect(() => rollbackBuild(log, 'admin')).toThrow('Builds of admin: none');
});

test('a file is replaced in one step', async () => {
  const path = join(folder, 'registry.json');
  await publishFile(path, 'old');
  await publishFile(path, 'new');
  expect(await readFile(path, 'utf8')).toBe('new');
});
