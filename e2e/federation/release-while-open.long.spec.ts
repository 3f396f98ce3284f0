import { containerName } from '@portal/federation';
import type { Registry } from '@portal/federation/registry';
import { expect, openInPage, test, toast } from '../fixtures/portal.ts';
import { makeLive, serve, takeAway } from './portal-files.ts';
import {
  expectBuild,
  openForm,
  otherPath,
  releaseOverDirtyForm,
  replacedTitle,
  twoBuilds,
} from './release-while-open-steps.ts';

test('no hot swap: a release does not change an open page: it goes on with the build that it has', async ({
  page,
}) => {
  const [one, two] = await twoBuilds();
  const loads = await openForm(page, one);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await makeLive(page, two);
  await openInPage(page, otherPath);
  await expect(page.getByRole('heading', { name: 'Probe' })).toBeVisible();
  await expectBuild(page, one);
  expect(requested.filter((url) => url.includes(two.url))).toEqual([]);
  expect(loads).toEqual([]);

  await page.reload();
  await expectBuild(page, two);
});

test('no hot swap: every build loads its parts under a name of its own', async ({ request }) => {
  const { areas } = (await (await request.get('/registry.json')).json()) as Registry;
  for (const { name, build, entry } of areas) {
    const code = await (await request.get(entry)).text();
    // Not `toContain`: a failure would print the whole file.
    expect(code.includes(`chunks_${containerName(name)}_${build}`), name).toBe(true);
    expect(code.includes(`"${containerName(name)}_${build}"`), name).toBe(true);
  }
});

test('release while open: a dirty form that only lacks an action stays, and a toast offers the reload', async ({
  page,
}) => {
  const { one, two, loads } = await releaseOverDirtyForm(page);
  await page.getByRole('button', { name: 'Kirim' }).click();
  await expect(toast(page, replacedTitle)).toBeVisible();
  await expect(page.getByLabel('Catatan')).toHaveValue('Belum selesai');
  await expectBuild(page, one);
  expect(loads).toEqual([]);

  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Muat ulang' }).click();
  await expectBuild(page, two);
  await expect(page.getByLabel('Catatan')).toHaveValue('Belum selesai');
});

test('release while open: a host that always names another build than it has makes no loop', async ({
  page,
}) => {
  const [one, two] = await twoBuilds();
  const loads = await openForm(page, one);
  await takeAway(page, one);
  await takeAway(page, two);
  const builds = [two, one, two, one];
  await page.route('**/registry.json', async (route) => {
    const answer = await route.fetch();
    const registry = await answer.json();
    const next = builds.shift() ?? two;
    builds.push(next);
    const areas = registry.areas.map((area: { name: string }) =>
      area.name === 'member' ? next.area : area,
    );
    await route.fulfill({ response: answer, json: { ...registry, areas } });
  });
  await openInPage(page, otherPath);
  await expect(page.getByRole('heading', { name: replacedTitle })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Muat ulang' })).toBeVisible();
  expect(loads).toHaveLength(1);
});

test('release while open: an area that is merely broken is not reloaded', async ({ page }) => {
  const [one] = await twoBuilds();
  const loads = await openForm(page, one);
  await takeAway(page, one);
  await openInPage(page, otherPath);
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  await serve(page, one);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('heading', { name: 'Probe' })).toBeVisible();
  expect(loads).toEqual([]);
});
