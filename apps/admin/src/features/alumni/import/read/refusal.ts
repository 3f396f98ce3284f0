export const limits = {
  fileSize: 10_000_000,
  inflatedSize: 120_000_000,
  /** How much larger than the file its content may be, beyond what any small file may hold. */
  inflation: 100,
  smallSize: 5_000_000,
  /** With the row of the headings. */
  rows: 20_001,
  columns: 256,
  cell: 10_000,
};

const texts = {
  empty: 'Berkas ini kosong.',
  noRows: 'Tidak ada baris di lembar ini.',
  large: 'Berkas lebih dari 10 MB. Bagi menjadi beberapa berkas.',
  oldOrLocked:
    'Berkas .xls lama atau yang memakai kata sandi tidak dapat dibaca. Simpan sebagai XLSX tanpa kata sandi, lalu pilih lagi.',
  otherArchive: 'Berkas ini bukan buku kerja Excel. Simpan sebagai XLSX atau CSV, lalu pilih lagi.',
  noTable: 'Berkas ini bukan tabel. Pilih berkas XLSX, CSV, TSV, atau TXT.',
  unreasonable:
    'Berkas ini tidak wajar: isinya jauh melebihi ukuran berkasnya. Simpan sebagai CSV, lalu pilih lagi.',
  rows: 'Berkas lebih dari 20.000 baris. Bagi menjadi beberapa berkas.',
  markup:
    'Berkas ini halaman web (HTML) atau XML, bukan buku kerja Excel. Buka di Excel atau LibreOffice, simpan sebagai XLSX, lalu pilih lagi.',
  changed: 'Berkas berubah sejak dipilih, pilih lagi.',
  damaged: 'Berkas ini rusak atau tidak utuh. Simpan ulang, lalu pilih lagi.',
};

/** Why a file is not read, as a sentence for the admin. */
export class FileRefusal extends Error {
  constructor(reason: keyof typeof texts, options?: ErrorOptions) {
    super(texts[reason], options);
  }
}
