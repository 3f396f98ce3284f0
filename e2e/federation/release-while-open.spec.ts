import { containerName } from '@portal/federation';
import type { Registry } from '@portal/federation/registry';
import type { Page } from 'playwright/test';
import { expect, openInPage, test, toast } from '../fixtures/portal.ts';
import { type AreaBuild, buildProbe } from './areas/build.ts';
import { makeLive, serve, takeAway } from './portal-files.ts';

const formPath = '/alumni/post-job';
const otherPath = '/notifications';
const replacedTitle = 'Area alumni sudah diperbarui';

function twoBuilds(): Promise<[AreaBuild, AreaBuild]> {
  return Promise.all([buildProbe({ label: 'one' }), buildProbe({ label: 'two' })]);
}

/** Opens the form of the build, and collects the page loads from then on. */
async function openForm(page: Page, build: AreaBuild) {
  await makeLive(page, build);
  await page.goto(formPath);
  await expectBuild(page, build);
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  return loads;
}

/** Types into the form, then makes the next build live and removes the files of the first one. */
async function releaseOverDirtyForm(page: Page) {
  const [one, two] = await twoBuilds();
  const loads = await openForm(page, one);
  await page.getByLabel('Catatan').fill('Belum selesai');
  await makeLive(page, two);
  await takeAway(page, one);
  return { one, two, loads };
}

async function expectBuild(page: Page, { area }: AreaBuild) {
  await expect(page.locator('[data-area="member"]')).toHaveAttribute('data-build', area.build);
}

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

test('release while open: when a release took the files of an open page away, the page reloads itself, once', async ({
  page,
}) => {
  const [one, two] = await twoBuilds();
  const loads = await openForm(page, one);
  await makeLive(page, two);
  await takeAway(page, one);
  await openInPage(page, otherPath);
  await expect(page.getByRole('heading', { name: 'Probe' })).toBeVisible();
  await expectBuild(page, two);
  expect(loads).toEqual([expect.stringContaining(otherPath)]);
});

test('release while open: a dirty form is not reloaded: a message says what happened, and the draft is kept', async ({
  page,
}) => {
  const { two, loads } = await releaseOverDirtyForm(page);
  await page.getByRole('button', { name: 'Pratinjau' }).click();
  await expect(page.getByRole('heading', { name: replacedTitle })).toBeVisible();
  expect(loads).toEqual([]);
  await page.getByRole('button', { name: 'Muat ulang' }).click();
  await expectBuild(page, two);
  await expect(page.getByLabel('Catatan')).toHaveValue('Belum selesai');
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
