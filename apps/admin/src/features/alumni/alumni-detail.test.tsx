import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { type HeldRegistration, registrationsOfAlumnusQuery } from '@portal/api/registration/admin';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DeletionNote, heldText } from './alumni-detail.tsx';
import { DetailHead, DetailLists } from './detail/detail-content.tsx';

afterEach(cleanup);

function textOf(content: ReactElement, held?: HeldRegistration[]) {
  const cache = createQueryClient({ onError: () => undefined });
  if (held) cache.setQueryData<unknown>(registrationsOfAlumnusQuery('ani').queryKey, held);
  cache.setDefaultOptions({ queries: { enabled: false } });
  const { container } = render(<QueryClientProvider client={cache}>{content}</QueryClientProvider>);
  return container.textContent;
}

const held = [
  { title: 'Temu', isWaiting: false, partySize: 3 },
  { title: 'Lokakarya', isWaiting: false, partySize: 1 },
  { title: 'Kunjungan', isWaiting: true, partySize: 2 },
] as HeldRegistration[];
const lost = 'Pendaftarannya di kegiatan yang akan datang ikut terhapus: ';
const told =
  'Tempatnya langsung diberikan kepada yang menunggu, yang diberi tahu. Ia sendiri tidak diberi tahu.';

test.each([
  ['nothing', [], ''],
  ['seats', held.slice(0, 2), `${lost}4 tempat, di ‘Temu’, ‘Lokakarya’. ${told}`],
  ['a place in a queue', held.slice(2), `${lost}1 di daftar tunggu, di ‘Kunjungan’. ${told}`],
  [
    'both',
    held,
    `${lost}4 tempat, 1 di daftar tunggu, di ‘Temu’, ‘Lokakarya’, ‘Kunjungan’. ${told}`,
  ],
])('the question about an alumnus who holds %s says what is lost', (_, of, text) => {
  expect(heldText(of)).toBe(text);
  expect(textOf(<DeletionNote id="ani" hasAccount={false} />, of)).toBe(
    `Riwayat pekerjaannya ikut terhapus. Alumni ini belum memiliki akun.${text}`,
  );
});

test('the question about an alumnus says what becomes of an account', () => {
  expect(textOf(<DeletionNote id="ani" hasAccount />, [])).toBe(
    'Riwayat pekerjaannya ikut terhapus. Akunnya tetap ada: ia masih dapat masuk, melihat ‘Profil Alumni Belum Ada’, dan dapat mengisi profil baru.',
  );
});

const record = {
  id: 'ani',
  status: 'verified',
  profile: { fullName: 'Ani', jobTitle: 'Teknisi', company: '', location: 'Dumai' },
  imageUrl: null,
  specialBadge: '',
  createdAt: '2026-01-02T03:00:00Z',
  updatedAt: '2026-02-03T03:00:00Z',
  lacksConfirmation: false,
  reason: '',
  reviewCount: 0,
  reviewAskedAt: '',
  reviewNote: '',
};
const rejected = { status: 'rejected', reason: 'Ganda' };
const asked = { ...rejected, reviewCount: 2, reviewAskedAt: '2026-03-04T03:00:00Z' };

test.each([
  [{}, 'TerverifikasiTeknisi · Dumai'],
  [{ specialBadge: 'Mentor' }, 'TerverifikasiMentorTeknisi · Dumai'],
  [rejected, 'DitolakTeknisi · DumaiAlasan ditolak: Ganda'],
  [
    asked,
    'DitolakTeknisi · DumaiAlasan ditolak: GandaMinta ditinjau ulang 2 kali, terakhir 4 Maret 2026.',
  ],
  [
    { ...asked, reviewNote: 'NIM benar' },
    'DitolakTeknisi · DumaiAlasan ditolak: GandaMinta ditinjau ulang 2 kali, terakhir 4 Maret 2026: “NIM benar”',
  ],
  [
    { lacksConfirmation: true },
    'TerverifikasiEmail belum dikonfirmasiTeknisi · DumaiEmail akunnya belum dikonfirmasi. Ia dapat diverifikasi setelah membuka tautan konfirmasi di emailnya.',
  ],
])('the head of a record with %j', (changes, text) => {
  expect(textOf(<DetailHead record={{ ...record, ...changes } as never} />)).toBe(
    `AN${text}Bergabung 2 Januari 2026 · diperbarui 3 Februari 2026`,
  );
});

test('what the person has learned and done, entry by entry', () => {
  const lists = {
    degrees: [
      {
        id: '1',
        degreeLevel: 'S2',
        university: 'ITB',
        graduationYear: '2018',
        nim: '7',
        thesisTitle: 'Angin',
      },
      {
        id: '2',
        degreeLevel: 'S3',
        university: 'UI',
        graduationYear: '',
        nim: '',
        thesisTitle: '',
      },
    ],
    trainings: [{ id: '1', name: 'K3', issuer: 'BNSP', year: '2020', description: 'Umum' }],
    organizations: [
      { id: '1', organizationName: 'IKA', position: 'Ketua', period: '2021', description: 'Pusat' },
    ],
  };
  expect(textOf(<DetailLists record={lists as never} />)).toBe(
    'Pendidikan LanjutanS2 · ITBLulus 2018 · NIM 7AnginS3 · UIPelatihan dan SertifikasiK3BNSP · 2020UmumRiwayat OrganisasiIKAKetua · 2021Pusat',
  );
  cleanup();
  const none = { degrees: [], trainings: [], organizations: [] };
  expect(textOf(<DetailLists record={none as never} />)).toBe(
    'Pendidikan LanjutanBelum diisiPelatihan dan SertifikasiBelum diisiRiwayat OrganisasiBelum diisi',
  );
});
