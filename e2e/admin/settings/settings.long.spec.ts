import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expect, openInPage, test, toast } from '../../fixtures/portal.ts';
import {
  button,
  expectSaved,
  field,
  main,
  openSection,
  preview,
  save,
  stored,
  toSection,
} from './settings-screen.ts';

const attack = '<img src=x onerror=alert(1)>';
const historyFields = ['Judul', 'Paragraf 1', 'Paragraf 2', 'Paragraf 3'];

async function tellAboutHome(page: Page, portal: LocalStack) {
  await openSection(page, 'home_about');
  await field(page, 'Judul').fill(`Rumah Kita ${attack}`);
  await field(page, 'Paragraf 1').fill(`Satu ${attack}`);
  await field(page, 'Paragraf 2').fill(`Dua ${attack}`);
  await expect(preview(page).getByText(`Rumah Kita ${attack}`)).toBeVisible();
  await expectSaved(page);
  await expect(main(page).getByText(/^Terakhir diubah .* WIB oleh admin$/)).toBeVisible();
  expect(await stored(portal, 'home_about_text')).toEqual({
    title: `Rumah Kita ${attack}`,
    paragraph1: `Satu ${attack}`,
    paragraph2: `Dua ${attack}`,
  });
}

async function addTile(page: Page, portal: LocalStack) {
  await toSection(page, 'stats');
  await expect(
    main(page).getByText('Empat angka pertama tetap dan dihitung otomatis'),
  ).toBeVisible();
  const before = (await stored(portal, 'home_stats')) as unknown[];
  await button(page, 'Tambah Statistik').click();
  const title = main(page).getByLabel('Judul').last();
  await expect(title).toBeFocused();
  await save(page).click();
  await expect(main(page).getByText('Judul harus diisi.')).toBeVisible();
  await title.fill('Kota <b>Cabang</b>');
  await main(page).getByLabel('Nilai').last().fill('14');
  await expect(preview(page).getByText('Kota <b>Cabang</b>')).toBeVisible();
  await expectSaved(page);
  await expect
    .poll(() => stored(portal, 'home_stats'))
    .toEqual([...before, { title: 'Kota <b>Cabang</b>', value: '14' }]);
}

async function tellHistory(page: Page) {
  await toSection(page, 'about_page_main');
  const pasted = 'Riwayat panjang. '.repeat(1318);
  await field(page, 'Paragraf 1').fill(pasted);
  await expect(main(page).getByText('22.406 / 5.000')).toBeVisible();
  await save(page).click();
  await expect(main(page).getByText('Paling banyak 5.000 karakter.')).toBeVisible();
  await expect(field(page, 'Paragraf 1')).toHaveValue(pasted);
  for (const label of historyFields) await field(page, label).fill(`${label} ${attack}`);
  await expectSaved(page);
}

async function tellVisionAndMission(page: Page, portal: LocalStack) {
  await toSection(page, 'vision_mission');
  await field(page, 'Visi').fill(`Visi ${attack}`);
  await button(page, 'Tambah Misi').press('Enter');
  await expect(field(page, 'Misi 3')).toBeFocused();
  await save(page).click();
  await expect(main(page).getByText('Isi misi ini, atau hapus.')).toBeVisible();
  await expect(field(page, 'Misi 3')).toBeFocused();
  await page.keyboard.type('Tiga');
  await button(page, 'Naik: Misi 3').press('Enter');
  await expect(button(page, 'Naik: Misi 2')).toBeFocused();
  await expect(main(page).getByText('Misi 3 kini di urutan 2 dari 3.')).toBeAttached();
  await button(page, 'Hapus Misi 1').press('Enter');
  await expect(toast(page, 'Misi 1 dihapus')).toBeVisible();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(field(page, 'Misi 1')).toHaveValue('Satu');
  await expect(field(page, 'Misi 1')).toBeFocused();
  await button(page, 'Hapus Misi 1').press('Enter');
  await expect(field(page, 'Misi 1')).toBeFocused();
  await expect(preview(page).getByRole('listitem', { includeHidden: true })).toHaveText([
    'Tiga',
    'Dua',
  ]);
  await expectSaved(page);
  await expect.poll(() => stored(portal, 'mission_text')).toEqual({ items: ['Tiga', 'Dua'] });
}

async function keepLegacyLabels(page: Page, portal: LocalStack) {
  await toSection(page, 'org_categories');
  await expect(main(page).locator('form').getByRole('textbox')).toHaveCount(11);
  await expect(field(page, 'Pengurus Inti pengurus-inti')).toHaveValue('Pengurus Inti');
  await expectSaved(page);
  expect(await stored(portal, 'org_category_labels')).toEqual({ 'pengurus-inti': 'Pengurus Inti' });
}

async function labelCategories(page: Page, portal: LocalStack) {
  await portal.query(
    `insert into organization_structure (name, position, category) values ('Ketua Zona', 'Ketua', 'zona-baru')`,
  );
  await portal.query(
    `update site_configurations set config_value = '{"dewan-pengawas": "Pengawas Kami"}' where config_key = 'org_category_labels'`,
  );
  await openSection(page, 'org_categories');
  await expect(main(page).locator('form').getByRole('textbox')).toHaveCount(12);
  await expect(field(page, 'Zona Baru zona-baru')).toHaveAttribute('placeholder', 'Zona Baru');
  await field(page, 'Zona Baru zona-baru').fill('Zona <i>Pesisir</i>');
  await field(page, 'Dewan Pengawas dewan-pengawas').fill('');
  await expectSaved(page);
  const labels = await stored(portal, 'org_category_labels');
  expect(labels).toMatchObject({ 'zona-baru': 'Zona <i>Pesisir</i>' });
  expect(labels).not.toHaveProperty('dewan-pengawas');
  expect(labels).not.toHaveProperty('bidang-sosial');
}

async function expectShownToVisitors(visitor: Page) {
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name: `Rumah Kita ${attack}` })).toBeVisible();
  await expect(visitor.getByText(`Satu ${attack}`, { exact: true })).toBeVisible();
  await expect(visitor.getByText(`Dua ${attack}`, { exact: true })).toBeVisible();
  await expect(visitor.getByText('Kota <b>Cabang</b>', { exact: true })).toBeVisible();
  await expect(visitor.getByText('Alumni Terdaftar', { exact: true })).toHaveCount(1);
  await openInPage(visitor, '/tentang');
  for (const label of historyFields) {
    await expect(visitor.getByText(`${label} ${attack}`, { exact: true })).toBeVisible();
  }
  await expect(visitor.getByText(`Visi ${attack}`)).toBeVisible();
  await expect(visitor.getByRole('listitem').filter({ hasText: /^(Tiga|Dua)$/ })).toHaveText([
    'Tiga',
    'Dua',
  ]);
  await expect(visitor.getByRole('tab', { name: 'Zona <i>Pesisir</i>' })).toBeVisible();
  await expect(visitor.getByRole('tab', { name: 'Dewan Pengawas' })).toBeVisible();
}

test('stored markup: saved texts, tiles, history, vision, mission and labels reach visitors as text', async ({
  page,
  portal,
  browser,
}) => {
  await portal.query(
    `update site_configurations set config_value = '{"items": ["Satu", "Dua"]}' where config_key = 'mission_text'`,
  );
  await portal.query("delete from site_configurations where config_key = 'org_category_labels'");
  await test.step('the texts about the association change the home page; the preview shows them before', async () => {
    await tellAboutHome(page, portal);
  });
  await test.step('the editor says that four tiles are fixed; entries with another title follow them on the home page', async () => {
    await addTile(page, portal);
  });
  await test.step('stored markup: the history changes the about page, and markup in it stays text', async () => {
    await tellHistory(page);
  });
  await test.step('vision and mission are saved together; items are added, moved and removed by keyboard', async () => {
    await tellVisionAndMission(page, portal);
  });
  await test.step('while no label is stored, the five legacy defaults stand only where they are used', async () => {
    await keepLegacyLabels(page, portal);
  });
  await test.step('labels for the eleven keys and those in use; the keys are fixed; the tab of the about page follows', async () => {
    await labelCategories(page, portal);
  });
  await test.step('visitors see all of it', async () => {
    const context = await browser.newContext({ baseURL: portal.url });
    await expectShownToVisitors(await context.newPage());
    await context.close();
  });
});
