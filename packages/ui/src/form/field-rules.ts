import { daysAhead, todayInJakarta } from '../format.ts';

/** The limits of the database, which moves them with the year. */
const firstYear = 1970;

/** What is wrong with a year; null for none. `yearsAhead` of today are allowed. */
export function yearProblem(text: string, yearsAhead = 0): string | null {
  const year = text.trim();
  if (year === '') return null;
  if (!/^\d{4}$/.test(year)) return 'Tulis tahun dengan empat angka, misalnya 2014.';
  const last = Number(todayInJakarta().slice(0, 4)) + yearsAhead;
  const isPlausible = Number(year) >= firstYear && Number(year) <= last;
  return isPlausible ? null : `Tahun harus antara ${firstYear} dan ${last}.`;
}

/** For the year of graduation, beside the year of entry. */
export function graduationProblem(entryYear: string, graduationYear: string): string | null {
  const [entry, graduation] = [entryYear.trim(), graduationYear.trim()];
  const isBefore = entry !== '' && graduation !== '' && graduation < entry;
  return isBefore ? 'Tahun lulus tidak boleh sebelum tahun masuk.' : null;
}

/** For the date of an event ('YYYY-MM-DD'). */
export function eventDateProblem(date: string): string | null {
  const last = Number(todayInJakarta().slice(0, 4)) + 5;
  const year = Number(date.slice(0, 4));
  return year >= 2000 && year <= last ? null : `Tahun kegiatan harus antara 2000 dan ${last}.`;
}

/** For the last day of a job ('YYYY-MM-DD'). */
export function deadlineProblem(date: string): string | null {
  const days = daysAhead(date);
  return days >= 0 && days <= 180 ? null : 'Pilih tanggal dari hari ini sampai 180 hari lagi.';
}

/** What is wrong with a telephone number; null for none. At most 15 digits (E.164). */
export function phoneProblem(text: string): string | null {
  if (text.trim() === '' || /^\s*\+?([\s().\-/]*\d){6,15}[\s).]*$/.test(text)) return null;
  return 'Tulis nomor telepon dengan angka, misalnya 0812 3456 7890 atau +62 812 3456 7890.';
}
