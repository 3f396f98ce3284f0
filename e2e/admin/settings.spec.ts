import type { Browser, Page } from 'playwright/test';
import { accounts, expect, openAs, test, toast } from '../fixtures.ts';
import { expectUncovered } from '../uncovered.ts';
import {
  button,
  expectSection,
  field,
  main,
  openSection,
  picker,
  preview,
  type Section,
  save,
  stored,
  titles,
} from './settings-screen.ts';

/** What a visitor sees, in another browser context. */
async function asVisitor(
  browser: Browser,
  baseURL: string,
  path: string,
  look: (visitor: Page) => Promise<void>,
) {
  const context = await browser.newContext({ baseURL });
  const visitor = await context.newPage();
  await visitor.goto(path);
  await look(visitor);
  await context.close();
}

async function toSection(page: Page, section: Section) {
  await picker(page).getByRole('link', { name: titles[section], exact: true }).click();
  await expectSection(page, section);
}

async function expectSaved(page: Page) {
  await save(page).click();
  await expect(toast(page, 'Konfigurasi Disimpan')).toBeVisible();
}

test('both URLs show the section they name, and an unknown one the hero', async ({ page }) => {
  for (const address of ['/admin/site-settings', '/admin/settings?section=tidak-ada']) {
    await openAs(page, accounts.admin, address);
    await expect(page).toHaveTitle('Pengaturan Situs | IKA Teknik Elektro');
    await expectSection(page, 'hero');
    await expect(page).toHaveURL(address);
  }
  for (const section of Object.keys(titles) as Section[]) {
    await toSection(page, section);
    await expect(page).toHaveURL(new RegExp(`/admin/settings\\?section=${section}$`));
  }
  await page.goBack();
  await expectSection(page, 'vision_mission');
  await expect(picker(page).getByRole('link', { name: 'Visi dan misi' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('texts and tiles of the home page: the preview shows them before, the home page after they are saved', async ({
  page,
  portal,
  browser,
}) => {
  const attack = '<img src=x onerror=alert(1)>';
  await test.step('the texts about the association change the home page; the preview shows them before', async () => {
    await openSection(page, 'home_about');
    await field(page, 'Judul').fill(`Rumah Kita ${attack}`);
    await field(page, 'Paragraf 1').fill(`Satu ${attack}`);
    await field(page, 'Paragraf 2').fill(`Dua ${attack}`);
    await expect(preview(page).getByText(`Rumah Kita ${attack}`)).toBeVisible();
    await expectSaved(page);
    expect(await stored(portal, 'home_about_text')).toEqual({
      title: `Rumah Kita ${attack}`,
      paragraph1: `Satu ${attack}`,
      paragraph2: `Dua ${attack}`,
    });
  });
  await test.step('the editor says that four tiles are fixed; entries with another title follow them on the home page', async () => {
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
    await asVisitor(browser, portal.url, '/', async (visitor) => {
      await expect(visitor.getByRole('heading', { name: `Rumah Kita ${attack}` })).toBeVisible();
      await expect(visitor.getByText(`Satu ${attack}`, { exact: true })).toBeVisible();
      await expect(visitor.getByText(`Dua ${attack}`, { exact: true })).toBeVisible();
      await expect(visitor.getByText('Kota <b>Cabang</b>', { exact: true })).toBeVisible();
      await expect(visitor.getByText('Alumni Terdaftar', { exact: true })).toHaveCount(1);
    });
  });
});

test('stored markup: history, vision and mission change the about page, and markup in them stays text', async ({
  page,
  portal,
  browser,
}) => {
  const attack = '<img src=x onerror=alert(1)>';
  const texts = ['Judul', 'Paragraf 1', 'Paragraf 2', 'Paragraf 3'];
  await portal.query(
    `update site_configurations set config_value = '{"items": ["Satu", "Dua"]}' where config_key = 'mission_text'`,
  );
  await test.step('stored markup: the history changes the about page, and markup in it stays text', async () => {
    await openSection(page, 'about_page_main');
    for (const label of texts) await field(page, label).fill(`${label} ${attack}`);
    await expectSaved(page);
  });
  await test.step('vision and mission are saved together; items are added, moved and removed by keyboard', async () => {
    await toSection(page, 'vision_mission');
    await field(page, 'Visi').fill('Visi <img src=x onerror=alert(1)>');
    await button(page, 'Tambah Misi').press('Enter');
    await expect(field(page, 'Misi 3')).toBeFocused();
    await save(page).click();
    await expect(main(page).getByText('Isi misi ini, atau hapus.')).toBeVisible();
    await expect(field(page, 'Misi 3')).toBeFocused();
    await page.keyboard.type('Tiga');
    await button(page, 'Naik: Misi 3').press('Enter');
    await expect(button(page, 'Naik: Misi 2')).toBeFocused();
    await expect(main(page).getByText('Misi 3 kini di urutan 2.')).toBeAttached();
    await button(page, 'Hapus Misi 1').press('Enter');
    await expect(field(page, 'Misi 1')).toBeFocused();
    await expect(preview(page).getByRole('listitem', { includeHidden: true })).toHaveText([
      'Tiga',
      'Dua',
    ]);
    await expectSaved(page);
    await expect.poll(() => stored(portal, 'mission_text')).toEqual({ items: ['Tiga', 'Dua'] });
    await asVisitor(browser, portal.url, '/tentang', async (visitor) => {
      for (const label of texts) {
        await expect(visitor.getByText(`${label} ${attack}`, { exact: true })).toBeVisible();
      }
      await expect(visitor.getByText('Visi <img src=x onerror=alert(1)>')).toBeVisible();
      await expect(visitor.getByRole('listitem').filter({ hasText: /^(Tiga|Dua)$/ })).toHaveText([
        'Tiga',
        'Dua',
      ]);
    });
  });
});

test('labels for the eleven keys and those in use; the keys are fixed; the tab of the about page follows', async ({
  page,
  portal,
  browser,
}) => {
  await portal.query(
    "insert into organization_structure (name, position, category) values ('Ketua Zona', 'Ketua', 'zona-baru')",
  );
  await openSection(page, 'org_categories');
  await expect(main(page).locator('form').getByRole('textbox')).toHaveCount(12);
  await expect(field(page, 'zona-baru')).toHaveAttribute('placeholder', 'Zona Baru');
  await field(page, 'zona-baru').fill('Zona <i>Pesisir</i>');
  await field(page, 'dewan-pengawas').fill('');
  await expectSaved(page);
  const labels = await stored(portal, 'org_category_labels');
  expect(labels).toMatchObject({ 'zona-baru': 'Zona <i>Pesisir</i>' });
  expect(labels).not.toHaveProperty('dewan-pengawas');
  expect(labels).not.toHaveProperty('bidang-sosial');
  await asVisitor(browser, portal.url, '/tentang', async (visitor) => {
    await expect(visitor.getByRole('tab', { name: 'Zona <i>Pesisir</i>' })).toBeVisible();
    await expect(visitor.getByRole('tab', { name: 'Dewan Pengawas' })).toBeVisible();
  });
});

test('while no label is stored, the five legacy defaults stand only where they are used', async ({
  page,
  portal,
}) => {
  await portal.query("delete from site_configurations where config_key = 'org_category_labels'");
  await openSection(page, 'org_categories');
  await expect(main(page).locator('form').getByRole('textbox')).toHaveCount(11);
  await expect(field(page, 'pengurus-inti')).toHaveValue('Pengurus Inti');
  await expectSaved(page);
  expect(await stored(portal, 'org_category_labels')).toEqual({ 'pengurus-inti': 'Pengurus Inti' });
});

test('look: another section and Back ask before what was typed is lost; a saved section does not', async ({
  page,
}) => {
  await openSection(page, 'home_about');
  const question = page.getByRole('dialog', { name: 'Perubahan belum disimpan' });
  const stay = question.getByRole('button', { name: 'Tetap di halaman ini' });
  const toVision = picker(page).getByRole('link', { name: 'Visi dan misi' });
  await field(page, 'Judul').fill('Belum disimpan');
  await toVision.click();
  await stay.click();
  await expect(field(page, 'Judul')).toHaveValue('Belum disimpan');
  await page.goBack();
  await stay.click();
  await expect(field(page, 'Judul')).toHaveValue('Belum disimpan');
  await expectSaved(page);
  await toVision.click();
  await expectSection(page, 'vision_mission');
  await field(page, 'Visi').fill('Juga belum');
  await button(page, 'Batalkan perubahan').click();
  await expect(field(page, 'Visi')).not.toHaveValue('Juga belum');
  await field(page, 'Visi').fill('Dibuang');
  await picker(page).getByRole('link', { name: 'Hero beranda' }).click();
  await question.getByRole('button', { name: 'Tinggalkan tanpa menyimpan' }).click();
  await expectSection(page, 'hero');
});

test('settings: sent with Enter, a section shows what is wrong above its bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openSection(page, 'stats');
  await button(page, 'Tambah Statistik').click();
  await main(page).getByLabel('Nilai').last().fill('14');
  await main(page).getByLabel('Judul').first().press('Enter');
  await expect(main(page).getByLabel('Judul').last()).toBeFocused();
  await expectUncovered(main(page).getByText('Judul harus diisi.'));
});
