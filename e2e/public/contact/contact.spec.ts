import { expect, test, toast } from '../../fixtures/portal.ts';
import { fill, main, message, send } from './contact-steps.ts';

test.use({ sharesContext: false });

test('the form asks for all four fields; a complete message gives a toast and sends nothing', async ({
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
