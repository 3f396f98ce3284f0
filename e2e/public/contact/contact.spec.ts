import type { Page } from 'playwright/test';
import { expect, test, toast } from '../../fixtures/portal.ts';

const main = (page: Page) => page.getByRole('main');
const send = (page: Page) => page.getByRole('button', { name: 'Kirim Pesan' });

const message = {
  'Nama Lengkap': 'Rina Pratiwi',
  Email: 'rina.pratiwi@contoh.example',
  Subjek: 'Buku angkatan',
  Pesan: 'Apakah buku angkatan 2010 masih ada?',
};

async function fill(page: Page, values: Partial<typeof message>) {
  for (const [label, value] of Object.entries(values)) {
    await main(page).getByLabel(label, { exact: true }).fill(value);
  }
}

async function expectWays(page: Page) {
  await test.step('address, two phones, two e-mails, opening hours and social links are there', async () => {
    await expect(main(page).getByRole('term')).toHaveText([
      'Alamat',
      'Telepon',
      'Email',
      'Jam Layanan',
      'Media Sosial',
    ]);
    const details = main(page).locator('dl');
    await expect(details).toContainText(/Pekanbaru, Riau/);
    await expect(details.locator('a[href^="tel:"]')).toHaveCount(2);
    await expect(details.locator('a[href^="mailto:"]')).toHaveCount(2);
    for (const name of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'Youtube']) {
      const link = details.getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });
  await test.step('opening hours are Monday to Friday 09:00–16:00 WIB, closed at the weekend', async () => {
    const hours = main(page).locator('dl > div').filter({ hasText: 'Jam Layanan' });
    await expect(hours).toContainText(/Senin–Jumat\s*09:00–16:00 WIB/);
    await expect(hours).toContainText(/Sabtu–Minggu\s*Tutup/);
  });
  await test.step('an illustrated map stands for the place', async () => {
    await expect(page.getByRole('img', { name: /^Ilustrasi peta: sekretariat di/ })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Buka di Google Maps' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=.*Pekanbaru/,
    );
  });
  await test.step('four questions open one at a time, by keyboard too', async () => {
    const entries = main(page).locator('details');
    await expect(entries).toHaveCount(4);
    await entries.nth(1).locator('summary').click();
    await expect(entries.nth(1)).toHaveAttribute('open', '');
    await expect(main(page).locator('details[open]')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(entries.nth(2)).toHaveAttribute('open', '');
    await expect(entries.nth(2).locator('p')).toBeVisible();
    await expect(entries.nth(1).locator('p')).toBeHidden();
  });
}

test('the page shows every way to reach the association, and mail and WhatsApp take along what has been typed', async ({
  page,
}) => {
  await page.goto('/kontak');
  await test.step('the page shows every way to reach the association', () => expectWays(page));
  await test.step('mail and WhatsApp stand beside the form and take along what has been typed', async () => {
    const mail = main(page).getByRole('link', { name: 'Tulis Email' });
    const whatsapp = main(page).getByRole('link', { name: 'Chat WhatsApp' });
    await expect(mail).toHaveAttribute('href', 'mailto:info@alumni-te.example');
    await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
    await fill(page, message);
    const hrefOf = async (link: typeof mail) => new URL((await link.getAttribute('href')) ?? '');
    expect((await hrefOf(mail)).searchParams.get('subject')).toBe(message.Subjek);
    expect((await hrefOf(mail)).searchParams.get('body')).toBe(
      `${message.Pesan}\n\n${message['Nama Lengkap']}`,
    );
    expect((await hrefOf(whatsapp)).searchParams.get('text')).toContain(message.Pesan);
  });
  await test.step('on paper the page leaves out form and map and opens every answer', async () => {
    const send = page.getByRole('button', { name: 'Kirim Pesan' });
    const map = page.getByRole('link', { name: 'Buka di Google Maps' });
    await expect(send).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(send).toBeHidden();
    await expect(map).toBeHidden();
    for (const answer of await page.getByRole('main').locator('details p').all()) {
      await expect(answer).toBeVisible();
    }
  });
});

test("the form asks for all four fields; a complete message gives 'Pesan Terkirim' for 5 seconds, keeps the typed text and sends nothing", async ({
  page,
}) => {
  await page.clock.install();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto('/kontak');
  await test.step('the first empty field takes the focus, its label below the bar', async () => {
    const name = main(page).getByLabel('Nama Lengkap');
    await page.setViewportSize({ width: 768, height: 1000 });
    await name.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 60));
    await send(page).click();
    await expect(name).toBeFocused();
    const bar = await page.getByRole('banner').boundingBox();
    const label = await main(page).getByText('Nama Lengkap', { exact: true }).boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const label of Object.keys(message)) {
      const field = main(page).getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/harus diisi\.$/);
    }
    for (const missing of Object.keys(message)) {
      await fill(page, { ...message, [missing]: '   ' });
      await send(page).click();
      await expect(main(page).getByLabel(missing, { exact: true })).toBeFocused();
    }
    await fill(page, { ...message, Email: 'rina' });
    await send(page).click();
    await expect(main(page).getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
      /alamat email yang lengkap/,
    );
    await expect(page.getByRole('region', { name: 'Notification' })).toBeEmpty();
  });
  await fill(page, message);
  await send(page).click();
  await expect(toast(page, 'Pesan Terkirim')).toBeVisible();
  // From here on the page's time stands still unless the test lets it run.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await test.step('the typed text and the links stay, and the text beside them says which press really sends', async () => {
    for (const [label, value] of Object.entries(message)) {
      await expect(main(page).getByLabel(label, { exact: true })).toHaveValue(value);
    }
    for (const name of ['Tulis Email', 'Chat WhatsApp']) {
      const href = await main(page).getByRole('link', { name }).getAttribute('href');
      expect(new URL(href ?? '').search).toContain(encodeURIComponent(message.Pesan));
    }
    await expect(main(page)).toContainText('Pesan baru benar-benar terkirim setelah Anda menekan');
  });
  await page.clock.runFor(3_000);
  await expect(toast(page, 'Pesan Terkirim')).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(toast(page, 'Pesan Terkirim')).toBeHidden();
  expect(sent).toEqual([]);
});
