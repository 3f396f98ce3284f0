import { rejectionReasons } from '@portal/api/decision';
import { describedAreas, type HistoryEntry } from '@portal/api/history';
import { formatDate, formatMoment, formatNumber, formatTime } from '@portal/ui';
import { statusWords } from '../status-words.ts';

export const areaNouns: Readonly<Record<HistoryEntry['area'], string>> = {
  alumni: 'Alumni',
  work: 'Pekerjaan',
  job: 'Lowongan',
  event: 'Kegiatan',
  registration: 'Pendaftaran kegiatan',
  organization: 'Organisasi',
  site: 'Isi situs',
};

export const operationVerbs: Readonly<Record<HistoryEntry['operation'], string>> = {
  insert: 'Dibuat',
  update: 'Diubah',
  delete: 'Dihapus',
};

/** Who did it, to the admin. */
export const actorNames: Readonly<Record<HistoryEntry['actor'], string>> = {
  admin: 'Admin',
  owner: 'Pemilik data',
  system: 'Sistem',
};

const causes: Readonly<Record<string, string>> = {
  import: 'lewat impor',
  merge: 'karena digabung',
  restore: 'karena dikembalikan',
};

/** What the way back of a cause says, whatever it has done to the record. */
const undos: Readonly<Record<string, string>> = {
  decision: 'Keputusan diurungkan',
  import: 'Impor diurungkan',
  merge: 'Penggabungan diurungkan',
};

/** 'Diubah lewat impor' */
export function deedOf({ operation, cause, isUndo }: HistoryEntry): string {
  const undone = isUndo && undos[cause ?? ''];
  if (undone) return undone;
  if (operation === 'insert' && cause === 'restore') return 'Dikembalikan';
  return [operationVerbs[operation], causes[cause ?? '']].filter(Boolean).join(' ');
}

export function fieldLabel(area: HistoryEntry['area'], field: string): string {
  // Of the groups of entry years each year is a field.
  if (/^\d{4}$/.test(field)) return `Angkatan ${field}`;
  return describedAreas[area][field]?.label ?? field;
}

/** The parts of the site are stored by keys. */
const siteParts: Readonly<Record<string, string>> = {
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
};

/** What the record of an entry is called; the noun of its area where nothing names it. */
export const recordTitle = ({ area, name }: Pick<HistoryEntry, 'area' | 'name'>): string =>
  (area === 'site' ? siteParts[name] : name) || name || areaNouns[area];

const labels = (info: Readonly<Record<string, { label: string }>>) =>
  Object.fromEntries(Object.entries(info).map(([value, { label }]) => [value, label]));

const visibility = { public: 'Semua orang', alumni: 'Alumni', private: 'Hanya admin' };
const { alumni, events, job_postings, registrations } = statusWords;

/** By column, the words that the lists use for what is stored. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  validation_status: labels(alumni),
  decision_code: Object.fromEntries(
    Object.values(rejectionReasons)
      .flat()
      .map(({ code, note }) => [code, note]),
  ),
  status: labels({ ...events, ...job_postings, ...registrations }),
  contact_visibility: visibility,
  name_visibility: visibility,
  type: { pekerjaan: 'Pekerjaan', usaha: 'Usaha' },
  registration_mode: { none: 'Tanpa pendaftaran', portal: 'Di portal', link: 'Lewat tautan' },
};

/** Accounts and records are known by names, not by ids. */
export const isReference = (field: string) => /(^|_)(user|alumni|event)_id$/.test(field);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stored value as people read it; empty for none. */
export function valueText(field: string, value: unknown): string {
  if (value === null || value === '') return '';
  if (isReference(field)) return 'Terhubung';
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string') return textOf(field, value);
  if (Array.isArray(value)) return value.map(itemText).join('; ');
  if (isObject(value) && typeof value.start === 'string') {
    return `${value.start}… (${formatNumber(Number(value.length))} huruf)`;
  }
  return itemText(value);
}

/** A column of one name holds the same in every area that has it. */
const described = Object.assign(
  {},
  ...Object.values(describedAreas),
) as (typeof describedAreas)['alumni'];
const writers: Readonly<Record<string, (value: string) => string>> = {
  date: formatDate,
  moment: formatMoment,
  time: formatTime,
};

function textOf(field: string, value: string): string {
  const coded = words[field];
  if (coded) return coded[value] ?? value;
  return writers[described[field]?.kind ?? '']?.(value) || value;
}

/** The texts of an entry of a list, or of a part of the site. */
function itemText(item: unknown): string {
  if (!isObject(item)) return String(item);
  return Object.entries(item)
    .filter(([name, text]) => name !== 'id' && typeof text === 'string' && text !== '')
    .map(([, text]) => text)
    .join(', ');
}
