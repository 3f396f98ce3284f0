import { rejectionReasons } from '@portal/api/decision';
import type { HistoryEntry } from '@portal/api/history';
import { describedAreas } from '@portal/api/history';
import { jobTypes } from '@portal/api/job-posting';
import { expect, test } from 'vitest';
import {
  actorNames,
  areaNouns,
  deedOf,
  fieldLabel,
  isReference,
  operationVerbs,
  recordTitle,
  valueText,
} from './history-text.ts';

test.each([
  ['validation_status', 'verified', 'Terverifikasi'],
  ['validation_status', 'pending', 'Menunggu Validasi'],
  ['status', 'pending', 'Menunggu'],
  ['status', 'waiting', 'Daftar tunggu'],
  ['can_post_jobs', false, 'Tidak'],
  ['capacity', 1200, '1.200'],
  ['event_date', '2026-12-05', '5 Desember 2026'],
  ['registration_deadline', '2026-12-04T10:00:00+00:00', '4 Desember 2026, 17:00 WIB'],
  ['registration_deadline', '2026-12-04T13:00:00+00:00', '4 Desember 2026, 20:00 WIB'],
  ['deadline', '2026-12-04', '4 Desember 2026'],
  ['start_date', '2026-12-04', '4 Desember 2026'],
  ['event_time', '19:30:00', '19:30 WIB'],
  ['bio', '2026-12-04', '2026-12-04'],
  ['bio', { start: 'Awal', length: 2400 }, 'Awal… (2.400 huruf)'],
  ['user_id', '1a0f58cc-0000-4000-8000-000000000000', 'Terhubung'],
  ['trainings_certifications', [{ id: 'x', name: 'SCADA', issuer: 'BLK' }], 'SCADA, BLK'],
  ['config_value', { url: '/a.jpg', alt: '' }, '/a.jpg'],
  ['bio', 'pending', 'pending'],
  ['bio', null, ''],
  ['contact_visibility', 'public', 'Semua orang'],
  ['name_visibility', 'alumni', 'Alumni'],
  ['contact_visibility', 'private', 'Hanya admin'],
  ['type', 'pekerjaan', 'Pekerjaan'],
  ['type', 'usaha', 'Usaha'],
  ['registration_mode', 'none', 'Tanpa pendaftaran'],
  ['registration_mode', 'portal', 'Di portal'],
  ['registration_mode', 'link', 'Lewat tautan'],
  ['can_post_jobs', true, 'Ya'],
  ['bio', '', ''],
  ['unknown', 'apa saja', 'apa saja'],
  [
    'unknown',
    [{ id: 'x', name: '' }, { name: 'SCADA', year: 2019 }, 'PLC', null],
    '; SCADA; PLC; null',
  ],
  ['decision_code', rejectionReasons.alumni[0]?.code, rejectionReasons.alumni[0]?.note],
])('%s: %j is read as %j', (field, value, text) => {
  expect(valueText(field, value)).toBe(text);
});

const entry = { operation: 'update', cause: null } as HistoryEntry;

test.each<[Partial<HistoryEntry>, string]>([
  [{}, 'Diubah'],
  [{ cause: 'import' }, 'Diubah lewat impor'],
  [{ operation: 'delete', cause: 'merge' }, 'Dihapus karena digabung'],
  [{ operation: 'insert', cause: 'restore' }, 'Dikembalikan'],
  [{ cause: 'decision' }, 'Diubah'],
  [{ cause: 'restore' }, 'Diubah karena dikembalikan'],
  [{ operation: 'insert', cause: 'import' }, 'Dibuat lewat impor'],
  [{ operation: 'delete', isUndo: true }, 'Dihapus'],
  [{ operation: 'delete', cause: 'merge', isUndo: true }, 'Penggabungan diurungkan'],
  [{ operation: 'insert', cause: 'merge', isUndo: true }, 'Penggabungan diurungkan'],
  [{ cause: 'import', isUndo: true }, 'Impor diurungkan'],
  [{ cause: 'decision', isUndo: true }, 'Keputusan diurungkan'],
])('%j is %j', (part, text) => {
  expect(deedOf({ ...entry, ...part })).toBe(text);
});

test('a column without a label keeps its name, so that nothing is hidden', () => {
  expect([fieldLabel('alumni', 'nim'), fieldLabel('site', 'unknown')]).toEqual(['NIM', 'unknown']);
});

/** What the database stores of a choice, by column. */
const codes: Record<string, readonly string[]> = {
  decision_code: Object.values(rejectionReasons).flatMap((all) => all.map(({ code }) => code)),
  validation_status: ['pending', 'verified', 'rejected'],
  status: [
    'pending',
    'approved',
    'rejected',
    'closed',
    'past',
    'registered',
    'waiting',
    'cancelled',
    'attended',
  ],
  job_type: jobTypes,
  contact_visibility: ['public', 'alumni', 'private'],
  name_visibility: ['public', 'alumni', 'private'],
  registration_mode: ['none', 'portal', 'link'],
  type: ['pekerjaan', 'usaha'],
};

/** As no person writes: 'vision_text', 'other-department'. */
const isRaw = (text: string) => /^[a-z]+([_-][a-z0-9]+)*$/.test(text);

test('no column and no code of any table is read as it is stored', () => {
  for (const [area, columns] of Object.entries(describedAreas)) {
    for (const column of Object.keys(columns)) {
      const label = fieldLabel(area as keyof typeof describedAreas, column);
      expect(isRaw(label), `${area}.${column}: ${label}`).toBe(false);
    }
  }
  for (const [column, stored] of Object.entries(codes)) {
    const raw = stored.filter((code) => isRaw(valueText(column, code)));
    expect({ column, raw }).toEqual({ column, raw: [] });
  }
});

test('parts of the site and years have names', () => {
  expect(recordTitle({ area: 'site', name: 'vision_text' })).toBe('Visi');
  expect(recordTitle({ area: 'alumni', name: 'vision_text' })).toBe('vision_text');
  expect(recordTitle({ area: 'job', name: '' })).toBe('Lowongan');
  expect(fieldLabel('site', '2008')).toBe('Angkatan 2008');
});

test('each record, deed and actor has a name', () => {
  expect(
    [areaNouns, operationVerbs, actorNames].map((names) => Object.values(names).join()),
  ).toEqual([
    'Alumni,Pekerjaan,Lowongan,Kegiatan,Pendaftaran kegiatan,Organisasi,Isi situs',
    'Dibuat,Diubah,Dihapus',
    'Admin,Pemilik data,Sistem',
  ]);
  const parts = {
    hero_background_url: 'Gambar latar beranda',
    home_stats: 'Angka di beranda',
    home_about_text: 'Tentang di beranda',
    home_about_image_url: 'Gambar Tentang di beranda',
    about_page_main_text: 'Sejarah',
    about_page_main_image_url: 'Gambar sejarah',
    vision_text: 'Visi',
    mission_text: 'Misi',
    org_category_labels: 'Label kategori organisasi',
    year_groups: 'Grup WhatsApp angkatan',
    other: 'other',
  };
  for (const [name, title] of Object.entries(parts)) {
    expect(recordTitle({ area: 'site', name })).toBe(title);
  }
  expect(['20081', 'x2008'].map((field) => fieldLabel('site', field))).toEqual(['20081', 'x2008']);
  expect(['user_id', 'by_event_id', 'alumni_idx', 'xuser_id'].map(isReference)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
