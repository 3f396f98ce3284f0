import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { faults } from '../../fixtures/faults.ts';
import { expect, test, toast } from '../../fixtures/portal.ts';
import {
  change,
  configurationReads,
  configurationSaves,
  dismissToast,
  expectSaved,
  field,
  openSection,
  save,
  stored,
  toSection,
} from './settings-screen.ts';

/** Lets requests that are never answered fail after a tenth of their time. */
function hasten(page: Page) {
  return page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 10);
  });
}

async function expectDefaultsWhereNothingIsStored(page: Page) {
  await page.route(configurationReads, (route) =>
    route.fulfill({ status: 404, json: { code: 'PGRST205', message: 'tidak ada' } }),
  );
  await openSection(page, 'home_about');
  await expect(field(page, 'Judul')).toHaveValue('Tentang Ikatan Alumni');
  await expect(
    page.getByRole('region', { name: 'Notification' }).getByRole('listitem'),
  ).toHaveCount(0);
  await page.unroute(configurationReads);
}

async function expectDefaultLabels(page: Page, portal: LocalStack) {
  await change(portal, 'org_category_labels', { 'pengurus-inti': 'Badan Pengurus' });
  await page.route(configurationReads, (route) =>
    route.fulfill({ status: 400, json: { code: '22P02', message: 'Rusak' } }),
  );
  await toSection(page, 'org_categories');
  await expect(toast(page, 'Gagal memuat label kategori')).toBeVisible();
  await expect(field(page, 'Pengurus Inti pengurus-inti')).toHaveValue('Pengurus Inti');
  await page.unroute(configurationReads);
  await field(page, 'Kordinator Sektor kordinator-sektor').fill('Sektor');
  await save(page).click();
  const question = page.getByRole('dialog', { name: 'Data ini baru saja diubah' });
  await expect(question).toContainText('Badan Pengurus');
  await question.getByRole('button', { name: 'Pakai versi mereka' }).click();
  await expect(field(page, 'Pengurus Inti pengurus-inti')).toHaveValue('Badan Pengurus');
}

async function expectWordsStayAfterFaults(page: Page, portal: LocalStack) {
  await hasten(page);
  await toSection(page, 'vision_mission');
  await field(page, 'Visi').fill('Visi yang tidak hilang');
  const before = await stored(portal, 'vision_text');
  for (const [name, fault] of Object.entries(faults)) {
    await page.route(configurationSaves, fault);
    await save(page).click();
    await expect(toast(page, 'Gagal menyimpan konfigurasi'), name).toBeVisible();
    // While it saves, the button has a longer name.
    await expect(save(page), name).toBeVisible();
    await dismissToast(page);
    await page.unroute(configurationSaves, fault);
  }
  expect(await stored(portal, 'vision_text')).toEqual(before);
  await save(page).click();
  await expect(toast(page, 'Konfigurasi Disimpan')).toBeVisible();
  expect(await stored(portal, 'vision_text')).toEqual({ text: 'Visi yang tidak hilang' });
}

/** After a save the section is read again: the form stays where that fails. */
async function expectFormStays(page: Page) {
  await page.route(configurationReads, (route) =>
    route.fulfill({ status: 400, json: { code: '22P02', message: 'Rusak' } }),
  );
  await field(page, 'Visi').fill('Visi sebelum gangguan');
  await save(page).click();
  const section = page.getByRole('main');
  const failed = section.getByText('Gagal memuat vision_text', { exact: true });
  await expect(failed).toBeVisible();
  await expect(field(page, 'Visi')).toHaveValue('Visi sebelum gangguan');
  await page.unroute(configurationReads);
  await section.getByRole('button', { name: 'Coba Lagi' }).click();
  await expect(failed).toHaveCount(0);
}

async function expectOneSave(page: Page, portal: LocalStack) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('save_site_configurations')) sent.push(request.url());
  });
  await dismissToast(page);
  await field(page, 'Visi').fill('Sekali saja');
  await save(page).dblclick();
  await expect(toast(page, 'Konfigurasi Disimpan')).toBeVisible();
  expect(sent).toHaveLength(1);

  await field(page, 'Visi').fill('Tanpa jawaban');
  await page.route(configurationSaves, async (route) => {
    await route.fetch();
    await route.abort('timedout');
  });
  await save(page).click();
  await expect(toast(page, 'Gagal menyimpan konfigurasi')).toBeVisible();
  await page.unroute(configurationSaves);
  await expectSaved(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await stored(portal, 'vision_text')).toEqual({ text: 'Tanpa jawaban' });
}

async function expectBothTabsAsked(page: Page, portal: LocalStack) {
  const mission = await stored(portal, 'mission_text');
  const other = await page.context().newPage();
  await other.goto('/admin/site-settings?section=vision_mission');
  await field(other, 'Visi').fill('Visi dari tab lain');
  await field(page, 'Visi').fill('Visi saya');
  await field(page, 'Misi 1').fill('Misi saya');
  await save(other).click();
  await expect(toast(other, 'Konfigurasi Disimpan')).toBeVisible();
  await other.close();

  await save(page).click();
  const question = page.getByRole('dialog', { name: 'Data ini baru saja diubah' });
  for (const text of ['Visi dari tab lain', 'Visi saya']) {
    await expect(question).toContainText(text);
  }
  await expect(question).not.toContainText('Misi saya');
  expect(await stored(portal, 'mission_text')).toEqual(mission);
  await question.getByRole('button', { name: 'Batal' }).click();
  await expect(field(page, 'Visi')).toHaveValue('Visi saya');
  await save(page).click();
  await question.getByRole('button', { name: 'Pakai versi mereka' }).click();
  await expect(field(page, 'Visi')).toHaveValue('Visi dari tab lain');
  await expect(field(page, 'Misi 1')).toHaveValue('Misi saya');
  await field(page, 'Visi').fill('Visi saya');
  await save(page).click();
  await expect(toast(page, 'Konfigurasi Disimpan')).toBeVisible();
  expect(await stored(portal, 'vision_text')).toEqual({ text: 'Visi saya' });
  expect(await stored(portal, 'mission_text')).toMatchObject({
    items: expect.arrayContaining(['Misi saya']),
  });
}

test('failed reads, error codes, repeated sending, two tabs: no text is lost or overwritten', async ({
  page,
  portal,
}) => {
  await test.step('error codes: a missing table is the defaults, without a toast', async () => {
    await expectDefaultsWhereNothingIsStored(page);
  });
  await test.step("'Gagal memuat label kategori' falls back to the default labels, and saves over nothing", async () => {
    await expectDefaultLabels(page, portal);
  });
  await test.step("failed reads, error codes: 'Gagal menyimpan konfigurasi' for every fault; what was typed stays and is saved once it heals", async () => {
    await expectWordsStayAfterFaults(page, portal);
  });
  await test.step('failed reads: a section that cannot be read again after a save keeps its form', async () => {
    await expectFormStays(page);
  });
  await test.step('repeated sending: a double click saves once, and an answer that got lost is no conflict', async () => {
    await expectOneSave(page, portal);
  });
  await test.step('two tabs: two tabs on one section; neither of its keys is overwritten unasked', async () => {
    await expectBothTabsAsked(page, portal);
  });
});
