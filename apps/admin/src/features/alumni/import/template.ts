import type { SheetColumn } from '../../../export/csv.ts';
import { toXlsx } from '../../../export/xlsx.ts';
import { fieldNames, importFields, kindTexts } from './columns/fields.ts';

const example = fieldNames.map((field) => importFields[field].example);

const guide = {
  name: 'Petunjuk',
  rows: [
    ['Kolom', 'Isi', 'Contoh', 'Judul lain yang dikenali'],
    ...fieldNames.map((field) => {
      const { label, kind = 'text', example: cell, words } = importFields[field];
      return [label, kindTexts[kind], cell, words];
    }),
    ['', 'Wajib: nama lengkap, dan salah satu dari email, NIM, atau tahun lulus.'],
    ['', 'Kolom lain boleh kosong atau dihapus. Baris contoh tidak ikut diimpor.'],
  ],
};

/** A workbook with the headings that the import knows best, one example, which it leaves out, and a sheet that explains both. */
export function importTemplate(): Promise<Blob> {
  const columns = fieldNames.map(
    (field, place): SheetColumn<readonly string[]> => ({
      title: importFields[field].label,
      text: (row) => row[place] ?? '',
      isTyped: true,
    }),
  );
  return toXlsx(columns, [example], { guide });
}

export const isTemplateExample = (cells: readonly string[]) =>
  cells.length > 2 && cells.every((cell, place) => cell === example[place]);
