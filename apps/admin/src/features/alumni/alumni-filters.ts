import { todayInJakarta } from '@portal/ui';
import { reasonFilter } from '../../decide/reason-filter.ts';
import type { ListFilterField } from '../../table/list-params.ts';

/** The first year that the database accepts. */
const firstYear = 1970;
const thisYear = Number(todayInJakarta().slice(0, 4));
const years = Array.from({ length: thisYear - firstYear + 1 }, (_, age) => String(thisYear - age));

const choice = (yes: string, no: string) => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
];

/** In the order of the page. Typed words match in any order. */
export const alumniFilters: readonly ListFilterField[] = [
  {
    param: 'angkatan',
    name: 'entry_year',
    label: 'Angkatan',
    options: years.map((year) => ({ value: year, label: year })),
  },
  { param: 'konsentrasi', name: 'concentration', label: 'Konsentrasi' },
  { param: 'perusahaan', name: 'company', label: 'Perusahaan' },
  { param: 'kota', name: 'location', label: 'Kota' },
  {
    param: 'lencana',
    name: 'has_badge',
    label: 'Lencana khusus',
    options: choice('Ada lencana', 'Tanpa lencana'),
  },
  {
    param: 'hak',
    name: 'can_post_jobs',
    label: 'Hak lowongan',
    options: choice('Boleh memasang', 'Tidak boleh'),
  },
  {
    param: 'direktori',
    name: 'is_listed',
    label: 'Tampil di direktori',
    options: choice('Tampil', 'Tidak tampil'),
  },
  {
    param: 'kelengkapan',
    name: 'is_complete',
    label: 'Kelengkapan profil',
    options: choice('Lengkap', 'Belum lengkap'),
  },
  reasonFilter('alumni'),
  {
    param: 'tahun-masuk',
    name: 'year_changed',
    label: 'Tahun masuk',
    options: [{ value: 'true', label: 'Berubah, belum diperiksa' }],
  },
  {
    param: 'akun',
    name: 'account',
    label: 'Akun',
    options: [
      { value: 'joined', label: 'Sudah bergabung' },
      { value: 'not_joined', label: 'Belum bergabung' },
      { value: 'no_email', label: 'Tanpa email' },
    ],
  },
];
