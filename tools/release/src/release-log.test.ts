import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { afterRelease, buildBefore, readReleaseLog, writeReleaseLog } from './release-log.ts';
import { publishFile, siteFolder } from './site-folder.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-release-log-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('a release makes its build the live one, and the build before can be found', () => {
  const log = ['one', 'two', 'three'].reduce(
    (current, build) => afterRelease(current, 'member', build),
    {},
  );
  expect(log).toEqual({ member: { current: 'three', builds: ['one', 'two', 'three'] } });
  expect(buildBefore(log, 'member')).toBe('two');
});

test('rolling back twice goes back two builds, and a release after it starts from there', () => {
  const log = { member: { current: 'two', builds: ['one', 'two', 'three'] } };
  expect(buildBefore(log, 'member')).toBe('one');
  expect(afterRelease(log, 'member', 'three').member).toEqual({
    current: 'three',
    builds: ['one', 'two', 'three'],
  });
});

test('says so when there is no build before', () => {
  const log = afterRelease({}, 'member', 'one');
  expect(() => buildBefore(log, 'member')).toThrow('There is no build of member before');
  expect(() => buildBefore(log, 'admin')).toThrow('There is no build of admin before');
});

test('the log survives on disk, and a folder without one is empty', async () => {
  const site = siteFolder(folder);
  expect(await readReleaseLog(site)).toEqual({});
  await writeReleaseLog(site, afterRelease({}, 'admin', 'one'));
  expect(await readReleaseLog(site)).toEqual({ admin: { current: 'one', builds: ['one'] } });
});

test('a file is replaced in one step', async () => {
  const path = join(folder, 'registry.json');
  await publishFile(path, 'old');
  await publishFile(path, 'new');
  expect(await readFile(path, 'utf8')).toBe('new');
});
