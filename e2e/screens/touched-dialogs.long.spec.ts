import type { Page } from 'playwright/test';
import { accounts, expect, openAs, test, visitInPage } from '../fixtures/portal.ts';
import { crowdedTargets, smallTargets } from '../fixtures/small-targets.ts';

// The pointer is coarse there.
test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, sharesContext: false });

type Name = string | RegExp;
/** A path, what is pressed there one after the other, and the title of the dialog, drawer or menu that is open then. */
type Opened = readonly [path: string, presses: readonly Name[], title: Name];

const ofVisitors: readonly Opened[] = [
  ['/alumni', ['Filter Lanjutan'], /^Filter/],
  ['/alumni', [/^Lihat Profil Lengkap/], /./],
  ['/kegiatan', [/^Lihat Detail/], /./],
  ['/kegiatan', ['Berlangganan kalender'], /kalender/i],
];
const ofAlumni: readonly Opened[] = [
  ['/kegiatan', [/^Lihat Detail/], /./],
  ['/profile-settings', ['Lihat seperti pengunjung'], /pengunjung/],
  ['/profile-settings', [/^Hapus /], /^Hapus /],
  ['/alumni/post-job', [/^Tutup \(/], 'Tutup lowongan ini?'],
  ['/alumni/post-job', [/^Ajukan ulang/], 'Ajukan ulang'],
  ['/notifications', [/^Hapus: /], /^Hapus notifikasi/],
  ['/notifications', ['Hapus semua'], /^Hapus semua/],
];
const alumni = '/admin/manage-alumni';
const jobs = '/admin/manage-jobs';
const events = '/admin/manage-events';
const structure = '/admin/manage-organization';
const more = 'Tindakan lain';
const ofRecords: readonly Opened[] = [
  ['/admin/dashboard?riwayat=semua', [/^Kembalikan semuanya/], 'Kembalikan semuanya?'],
  [alumni, ['Tambah Alumni'], 'Tambah Alumni'],
  [alumni, ['Filter', 'Filter tersimpan'], 'Filter tersimpan'],
  [alumni, [/^Pilih /, /halaman ini$/, / yang cocok$/], /^Semua .* yang cocok$/],
  [`${alumni}?ajak=angkatan`, [], 'Ajak bergabung'],
  [`${alumni}?ajak=2012`, [], 'Ajak angkatan 2012'],
  [`${alumni}?kembar=daftar`, [/^Gabungkan /], 'Gabungkan dua rekaman'],
  [`${alumni}?antrean=alumni`, [/^Tolak /], /^Mengapa /],
  [`${alumni}?detail=pertama`, ['Tampilkan riwayat', more, 'Ubah'], 'Ubah Alumni'],
  [`${alumni}?detail=pertama`, [more, 'Hapus'], 'Hapus alumni ini?'],
];
const ofContent: readonly Opened[] = [
  [`${jobs}?antrean=lowongan`, [/^Tolak /], /^Mengapa /],
  [`${jobs}?antrean=lowongan`, [/^Setujui /], /^Sampai kapan Teknisi /],
  [jobs, ['Tambah Lowongan'], 'Tambah Lowongan'],
  [`${jobs}?detail=pertama`, [more, 'Hapus'], 'Hapus lowongan ini?'],
  [events, ['Tambah Kegiatan'], 'Tambah Kegiatan'],
  [`${events}?detail=pertama`, [more, 'Hapus'], 'Hapus kegiatan ini?'],
  [structure, ['Tambah Anggota'], 'Tambah Anggota'],
  [structure, [/^Hapus /], /^Hapus /],
];
/** Of the registrations for an event, in their list and at the door. */
const ofPeople: readonly Opened[] = [
  ['', ['Tambah Peserta'], 'Tambah Peserta'],
  ['', ['Kirim Pesan'], 'Kirim Pesan'],
  ['', [/^Batalkan /], 'Batalkan pendaftaran ini?'],
  ['&tampilan=pintu', ['Tambah Peserta'], 'Tambah Peserta'],
];

async function press(page: Page, path: string, name: Name) {
  // What the address opens is pressed there, not in the page below it.
  const place = /[?&](detail|antrean|kembar|riwayat)=/.test(path)
    ? page.getByRole('dialog').last()
    : page;
  const [button, item] = [
    place.getByRole('button', { name }),
    place.getByRole('menuitem', { name }),
  ];
  const box = place.getByRole('checkbox', { name });
  // By keyboard: a tap on what has just come under the finger is refused.
  const found = button.or(item).or(box).last();
  await found.press((await found.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
}

async function expectRoomForThumbs(page: Page, place: string) {
  await expect(page.getByText(/^Memuat/).or(page.getByLabel(/^Memuat/)), place).toHaveCount(0);
  expect.soft(await smallTargets(page), `targets below 44 px: ${place}`).toEqual([]);
  expect.soft(await crowdedTargets(page), `too close together: ${place}`).toEqual([]);
}

async function walk(page: Page, opened: readonly Opened[]) {
  for (const [path, presses, title] of opened) {
    const place = [path, ...presses].join(' → ');
    await test.step(place, async () => {
      await visitInPage(page, '/kontak');
      await visitInPage(page, path);
      for (const name of presses) await press(page, path, name);
      await expect(page.getByRole('dialog', { name: title }).last(), place).toBeVisible();
      await expectRoomForThumbs(page, place);
    });
  }
}

test('thumbs: what a visitor opens has targets of 44 px, and the measure names one that has not', async ({
  page,
}) => {
  await page.goto('/');
  await walk(page, ofVisitors);
  await page.getByRole('dialog').evaluate((dialog) => {
    const plant = (name: string, style: string) => {
      const button = Object.assign(document.createElement('button'), { textContent: name });
      button.style.cssText = `display: block; margin-bottom: 8px; overflow: hidden; ${style}`;
      dialog.append(button);
    };
    plant('Kecil', 'width: 30px; height: 30px');
    plant('Ubah', 'width: 80px; height: 44px');
    plant('Hapus', 'width: 80px; height: 44px');
  });
  expect(await smallTargets(page)).toEqual(['Kecil 30×30']);
  expect(await crowdedTargets(page)).toEqual(['Hapus | Ubah 8']);
});

test('thumbs: what an alumnus opens has targets of 44 px, and what deletes stands apart', async ({
  page,
  portal,
}) => {
  await portal.query(
    `insert into job_postings (posted_by_user_id, title, company_name, description, status, decided_at)
     select id, 'Teknisi ' || state, 'PT Contoh', 'Isi', state, now() - interval '1 day'
     from auth.users, unnest(array['pending', 'rejected']::job_status[]) as state where email = $1`,
    [accounts.budi.email],
  );
  await openAs(page, accounts.budi, '/');
  await walk(page, ofAlumni);
});

async function chooseFile(page: Page) {
  const rows = [
    'Nama;NIM;Angkatan;E-mail',
    'Warga Uji;1165010001;2016;warga@uji.example',
    ';;2016;',
  ];
  await visitInPage(page, '/kontak');
  await visitInPage(page, `${alumni}?impor=berkas`);
  await page.getByLabel('Berkas alumni').setInputFiles({
    name: 'alumni.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  });
}

async function walkImport(page: Page) {
  const drawer = page.getByRole('dialog', { name: 'Impor alumni' });
  const steps = [
    ['the file', 'Pilih kolom'],
    ['the columns', 'Periksa'],
    ['the check', /^Impor 1 baris/],
    ['the result', 'Urungkan impor'],
  ] as const;
  await chooseFile(page);
  for (const [step, way] of steps) {
    const button = drawer.getByRole('button', { name: way, exact: true });
    await expect(button, step).toBeEnabled();
    await expectRoomForThumbs(page, step);
    await button.press('Enter');
  }
  await expect(page.getByRole('dialog', { name: 'Urungkan impor ini?' })).toBeVisible();
  await expectRoomForThumbs(page, 'the question');
}

test('thumbs: what the admin opens of records has targets of 44 px, and what deletes stands apart', async ({
  page,
  portal,
}) => {
  await portal.query(`do $$ begin
    perform private.open_cause('decision', gen_random_uuid(), '{}', '1 day');
    delete from job_postings where status <> 'pending';
  end $$`);
  await openAs(page, accounts.admin, '/');
  await walk(page, ofRecords);
  await walkImport(page);
});

test('thumbs: what the admin opens of content has targets of 44 px, and what deletes stands apart', async ({
  page,
  portal,
}) => {
  await portal.query("delete from job_postings where status = 'pending'");
  await portal.query(
    `insert into job_postings (title, company_name, description, status, deadline)
     values ('Teknisi Gardu', 'PT Contoh', 'Isi', 'pending', current_date - 9)`,
  );
  const [event] = await portal.query('select event_id from event_registrations limit 1');
  const people = `${events}?peserta=${event?.event_id}`;
  await openAs(page, accounts.admin, '/');
  await walk(page, ofContent);
  await walk(
    page,
    ofPeople.map(([view, ...opened]) => [people + view, ...opened] as const),
  );
});
