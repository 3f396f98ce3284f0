import type { Page } from 'playwright/test';
import { chooseOption } from '../../fixtures/choose-option.ts';
import {
  accounts,
  endUndoTime,
  expect,
  openAs,
  openInPage,
  test,
  toast,
} from '../../fixtures/portal.ts';
import { main } from '../table/list-screen.ts';

const reasonFor = (page: Page) => page.getByRole('dialog', { name: /^Mengapa / });
const detail = (page: Page) => page.getByRole('dialog', { name: 'Andi Wijaya', exact: true });

async function choose(page: Page, reason: string, press: string) {
  await reasonFor(page).getByRole('radio', { name: reason }).check();
  await reasonFor(page).getByRole('button', { name: press }).click();
  await expect(reasonFor(page)).toHaveCount(0);
}

test('a reason is asked for, changed and undone, and the person reads the last one alone', async ({
  page,
  browser,
  baseURL,
  portal,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const andi = await context.newPage();
  await openAs(andi, accounts.andi, '/dashboard/alumni');
  const [{ id } = { id: '' }] = await portal.query('select id from alumni where email = $1', [
    accounts.andi.email,
  ]);
  await openAs(page, accounts.admin, `/admin/manage-alumni?detail=${id}`);
  await test.step('nothing is rejected without a reason', async () => {
    await detail(page).getByRole('button', { name: 'Tolak Andi Wijaya' }).click();
    await expect(reasonFor(page).getByRole('button', { name: 'Tolak' })).toBeDisabled();
    await choose(page, 'Akun ganda', 'Tolak');
    await expect(detail(page)).toContainText('Alasan ditolak: Akun ganda');
  });
  await test.step('the person reads nothing of it while it can be undone', async () => {
    await andi.reload();
    await expect(main(andi)).toContainText('Menunggu Validasi');
    await expect(main(andi)).not.toContainText('Akun ganda');
  });
  await test.step('another reason takes its place', async () => {
    await detail(page).getByRole('button', { name: 'Ubah alasan Andi Wijaya' }).click();
    await choose(page, 'Nama tidak lengkap', 'Tolak');
    await expect(toast(page, 'Alasan Diperbarui')).toBeVisible();
    await expect(detail(page)).toContainText('Alasan ditolak: Nama tidak lengkap');
  });
  await test.step('the undo of a form that takes it out of there puts it back with its reason', async () => {
    const form = page.getByRole('dialog', { name: 'Ubah Alumni' });
    await page.keyboard.press('e');
    await chooseOption(form.getByRole('combobox', { name: 'Status' }), 'Menunggu Validasi');
    await form.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(toast(page, 'Data alumni telah diperbarui')).toBeVisible();
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(toast(page, 'Status Alumni Dikembalikan')).toBeVisible();
    expect(
      await portal.query(
        'select validation_status, decision_code, decision_note from alumni where id = $1',
        [id],
      ),
    ).toEqual([
      {
        validation_status: 'rejected',
        decision_code: 'incomplete-name',
        decision_note: 'Nama tidak lengkap',
      },
    ]);
  });
  await test.step('the person reads the last one alone, also in the own history', async () => {
    await endUndoTime(portal);
    await andi.reload();
    await expect(main(andi)).toContainText('Alasan: Nama tidak lengkap');
    await openInPage(andi, '/profile-settings');
    await main(andi).getByRole('button', { name: 'Tampilkan riwayat' }).click();
    await expect(main(andi).getByRole('list', { name: 'Riwayat' })).toBeVisible();
  });
  await context.close();
});
