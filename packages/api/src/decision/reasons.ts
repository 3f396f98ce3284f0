/** Why the admin has rejected something: stored by code, and by the text that the person reads. */
export interface Reason {
  code: string;
  note: string;
}

/** Of the reason that the admin words in their own way. */
export const otherCode = 'other';
const other: Reason = { code: otherCode, note: 'Lainnya' };

/** What the admin chooses from, by the table of the row and in the order of the digits 1 to 6. */
export const rejectionReasons = {
  alumni: [
    { code: 'archive', note: 'Data tidak cocok dengan arsip jurusan' },
    { code: 'number-or-year', note: 'NIM atau tahun tidak sesuai' },
    { code: 'incomplete-name', note: 'Nama tidak lengkap' },
    { code: 'other-department', note: 'Bukan alumni Teknik Elektro' },
    { code: 'double', note: 'Akun ganda' },
    other,
  ],
  job_postings: [
    { code: 'dead-link', note: 'Tautan tidak dapat dibuka' },
    { code: 'unknown-company', note: 'Perusahaan tidak dapat dipastikan' },
    { code: 'other-field', note: 'Di luar bidang' },
    { code: 'double', note: 'Sudah ada' },
    { code: 'expired', note: 'Kedaluwarsa' },
    other,
  ],
  events: [
    { code: 'incomplete', note: 'Keterangan belum lengkap' },
    { code: 'unknown-organizer', note: 'Penyelenggara tidak dapat dipastikan' },
    { code: 'other-purpose', note: 'Bukan untuk alumni' },
    { code: 'double', note: 'Sudah ada' },
    { code: 'expired', note: 'Tanggalnya sudah lewat' },
    other,
  ],
} as const satisfies Record<string, readonly Reason[]>;
