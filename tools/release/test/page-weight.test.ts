import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSampleSite } from './sample-builds.ts';

/** Code that cannot be compressed by more than its letters allow: three quarters stay. */
const code = (kilobytes: number) => randomBytes((kilobytes * 1_000 * 3) / 4).toString('base64');

// Compressing as a release does takes a second for each half megabyte.
const timeout = 30_000;

test('an area whose page loads too much code is refused, with the page, its file and what to do', {
  timeout,
}, async () => {
  const sample = await createSampleSite();
  const release = (build: string, kilobytes: number, access: 'public' | 'alumni' = 'public') =>
    sample.releaseArea('donations', build, {
      routes: [{ path: '/donasi', access }],
      page: code(kilobytes),
    });
  await release('small', 120);
  await expect(release('big', 300)).rejects.toThrow(
    /donations \(build big\), start\.1\.js: the page \/donasi loads 2\d\d kB of code, compressed, and may load 150 kB\. Load what is big when it is needed/,
  );
  await release('for-work', 300, 'alumni');
  await expect(release('too-big', 700, 'alumni')).rejects.toThrow('and may load 500 kB');
  expect(await sample.live()).toEqual({ donations: 'for-work' });
  await sample.remove();
});
