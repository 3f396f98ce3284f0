import type { Page } from 'playwright/test';
import { faults } from '../faults.ts';
import { expect, test, toast } from '../fixtures.ts';
import {
  change,
  configurationReads,
  configurationSaves,
  field,
  openSection,
  save,
  stored,
} from './settings-screen.ts';

async function dismissToast(page: Page) {
  const region = page.getByRole('region', { name: 'Notification' });
  await region.getByRole('button', { name: 'Tutup' }).click();
  await expect(region.getByRole('button')).toHaveCount(0);
}

test("'Gagal memuat label kategori' falls back to the default labels, and saves over nothing", async ({
  page,
  portal,
}) => {
  await openSection(page, 'org_categories');
  await change(portal, 'org_category_labels', { 'pengurus-inti': 'Badan Pengurus' });
  await page.route(configurationReads, (route) =>
    route.fulfill({ status: 400, json: { code: '22P02', message: 'Rusak' } }),
  );
  await page.reload();
  await expect(toast(page, 'Gagal memuat label kategori')).toBeVisible();
  await expect(field(page, 'pengurus-inti')).toHaveValue('Pengurus Inti');
  await page.unroute(configurationReads);
  await field(page, 'kordinator-sektor').fill('Sektor');
  await save(page).click();
  const question = page.getByRole('dialog', { name: 'Data ini baru saja diubah' });
  await expect(question).toContainText('Badan Pengurus');
  await question.getByRole('button', { name: 'Pakai versi mereka' }).click();
  await expect(field(page, 'pengurus-inti')).toHaveValue('Badan Pengurus');
});

test('error codes: a missing table and a missing row are the defaults, without a toast', async ({
  page,
}) => {
  await openSection(page, 'home_about');
  for (const [status, code] of [
    [404, '42P01'],
    [404, 'PGRST205'],
    [406, 'PGRST116'],
  ] as const) {
    await page.route(configurationReads, (route) =>
      route.fulfill({ status, json: { code, message: 'tidak ada' } }),
    );
    await page.reload();
    await expect(field(page, 'Judul'), code).toHaveValue('Tentang Ikatan Alumni');
    await expect(
      page.getByRole('region', { name: 'Notification' }).getByRole('listitem'),
    ).toHaveCount(0);
    await page.unroute(configurationReads);
  }
});

test("failed reads, error codes: 'Gagal menyimpan konfigurasi' for every fault; what was typed stays and is saved once it heals", async ({
  page,
  portal,
}) => {
  await openSection(page, 'vision_mission');
  await field(page, 'Visi').fill('Visi yang tidak hilang');
  const before = await stored(portal, 'vision_text');
  for (const [name, fault] of Object.entries(faults)) {
    await page.route(configurationSaves, fault);
    await save(page).click();
    // While it saves, the button has a longer name.
    await expect(save(page), name).toBeVisible({ timeout: 15_000 });
    await expect(toast(page, 'Gagal menyimpan konfigurasi'), name).toBeVisible();
    await dismissToast(page);
    await page.unroute(configurationSaves, fault);
  }
  expect(await stored(portal, 'vision_text')).toEqual(before);
  await save(page).click();
  await expect(toast(page, 'Konfigurasi Disimpan')).toBeVisible();
  expect(await stored(portal, 'vision_text')).toEqual({ text: 'Visi yang tidak hilang' });
});

test('repeated sending: a double click saves once, and an answer that got lost is no conflict', async ({
  page,
  portal,
}) => {
  await openSection(page, 'vision_mission');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('save_site_configurations')) sent.push(request.url());
  });
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
  await save(page).click();
  await expect(toast(page, 'Konfigurasi Disimpan')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await stored(portal, 'vision_text')).toEqual({ text: 'Tanpa jawaban' });
});

test('two tabs: two tabs on one section; neither of its keys is overwritten unasked', async ({
  page,
  portal,
}) => {
  await openSection(page, 'vision_mission');
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
  for (const text of ['Visi dari tab lain', 'Visi saya', 'Misi saya']) {
    await expect(question).toContainText(text);
  }
  expect(await stored(portal, 'mission_text')).toEqual(mission);
  await question.getByRole('button', { name: 'Batal' }).click();
  await expect(field(page, 'Visi')).toHaveValue('Visi saya');
  await save(page).click();
  await question.getByRole('button', { name: 'Simpan versi saya' }).click();
  await expect(toast(page, 'Konfigurasi Disimpan')).toBeVisible();
  expect(await stored(portal, 'vision_text')).toEqual({ text: 'Visi saya' });
  expect(await stored(portal, 'mission_text')).toMatchObject({
    items: expect.arrayContaining(['Misi saya']),
  });
});
