import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures/portal.ts';
import { fill, main, message } from './contact-steps.ts';

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

test('the page shows every way to reach the association; mail and WhatsApp take along what was typed', async ({
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
    const answers = page.getByRole('main').locator('details p');
    await expect(answers).not.toHaveCount(0);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  });
});
