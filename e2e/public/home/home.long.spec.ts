import { accounts, expect, openAs, test } from '../../fixtures/portal.ts';

test('an empty block is hidden, three entries need no button, missing configuration stays silent', async ({
  page,
  portal,
}) => {
  await portal.query("update events set status = 'rejected'");
  await portal.query(
    "update job_postings set status = 'rejected' where id not in (select id from job_postings where status = 'approved' order by created_at desc limit 3)",
  );
  await page.route('**/rest/v1/rpc/site_configuration*', (route) =>
    route.fulfill({ status: 404, json: { code: 'PGRST205', message: 'missing table' } }),
  );
  await page.goto('/');
  const main = page.getByRole('main');
  await test.step('an empty block is hidden, and up to three entries need no further button', async () => {
    await expect(main.getByRole('heading', { name: /Lowongan/ }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: /Lihat Detail/ })).toHaveCount(3);
    await expect(main.getByRole('link', { name: /Lihat Semua/ })).toHaveCount(0);
    await expect(main.getByRole('heading', { name: /Kegiatan Terbaru/ })).toHaveCount(0);
  });
  await test.step('missing tables of the configuration stay silent, with defaults', async () => {
    await expect(main.getByRole('heading', { name: 'Tentang Ikatan Alumni' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notification' })).toBeEmpty();
  });
});

test('the session of a signed-in person is in the bar of the home page, with a dot for what is unread', async ({
  page,
  portal,
}) => {
  const owner = `(select id from auth.users where email = '${accounts.siti.email}')`;
  await portal.query(`update notifications set is_read = true where user_id = ${owner}`);
  await openAs(page, accounts.siti, '/');
  await test.step('the calls to join speak to a member and lead to the dashboard; the footer offers no login', async () => {
    const calls = page.getByRole('main').getByRole('link', { name: 'Buka Dashboard' });
    await expect(calls).toHaveCount(2);
    for (const call of await calls.all()) {
      await expect(call).toHaveAttribute('href', '/dashboard/alumni');
    }
    await expect(page.getByRole('region', { name: 'Anda salah satu simpulnya' })).toBeVisible();
    await expect(page.getByText('Daftarkan diri Anda')).toHaveCount(0);
    const quickLinks = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
    await expect(quickLinks).toHaveText([
      'Tentang Kami',
      'Direktori Alumni',
      'Kegiatan',
      'Lowongan Kerja',
      'Kontak',
    ]);
  });
  await test.step('the session of a signed-in person is in the bar of the home page', async () => {
    await page.getByRole('button', { name: /^Menu akun/ }).click();
    const menu = page.getByRole('menu');
    await expect(menu).toContainText('Siti Rahmawati');
    await expect(menu).toContainText(accounts.siti.email);
    for (const [name, href] of [
      ['Dashboard', '/dashboard/alumni'],
      ['Profil & Pengaturan', '/profile-settings'],
      ['Konten Saya', '/alumni/my-content'],
    ] as const) {
      await expect(menu.getByRole('menuitem', { name })).toHaveAttribute('href', href);
    }
    await expect(menu).toHaveCSS('width', '224px');
    await page.keyboard.press('Escape');
  });
  await test.step('the red dot of the bell follows the unread notifications', async () => {
    const bar = page.getByRole('banner');
    const bell = bar.getByRole('link', { name: /^Notifikasi/ });
    await expect(bell).toHaveAccessibleName('Notifikasi');
    await portal.query(
      `insert into notifications (user_id, message) values (${owner}, 'Kabar baru')`,
    );
    await bar.getByRole('link', { name: 'Tentang' }).click();
    await expect(bell).toHaveAccessibleName('Notifikasi, 1 belum dibaca');
  });
});
