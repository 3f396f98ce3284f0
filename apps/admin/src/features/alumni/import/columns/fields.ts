import { describedAlumni } from '@portal/api/alumni/admin';

const columns = describedAlumni;

/** What a spreadsheet does to the values of a field, apart from texts, which it leaves alone. */
export type Kind = 'nim' | 'year' | 'email' | 'phone' | 'text' | 'link';

const text = 'Teks.';

/** What a cell of the kind may hold, for the template. */
export const kindTexts: Readonly<Record<Kind, string>> = {
  nim: 'Simpan kolom ini sebagai teks, supaya nol di depan dan digit terakhirnya tetap.',
  year: 'Tahun atau tanggal: 2016, 12/08/2016, 12 Agustus 2016.',
  email: 'Satu alamat email.',
  phone: 'Satu nomor, 6 sampai 15 digit.',
  text,
  link: text,
};

interface ImportField {
  label: string;
  kind?: Kind;
  /** The cell in the example row of the template. */
  example: string;
  /** Headings that are seen for it, apart from its label. */
  words: string;
}

/** What an import can fill in, by the names of the import's database functions, in the order of the template. */
const fields = {
  name: {
    ...columns.full_name,
    example: 'Budi Santoso',
    words: 'nama, nama mahasiswa, nama alumni, nama lulusan, nm_pd, nmmhsmsmh, name, full name',
  },
  nim: {
    ...columns.nim,
    kind: 'nim',
    example: '01165010001',
    words:
      'npm, nrp, no induk, nomor induk, no mhs, nomor mhs, nomor mahasiswa, nomor induk mahasiswa, no induk mahasiswa, no mahasiswa, nipd, nimhsmsmh, no bp',
  },
  entry_year: {
    ...columns.entry_year,
    example: '2016',
    words:
      'tahun masuk, thn masuk, tahun angkatan, thn angkatan, periode masuk, mulai smt, tgl masuk, tanggal masuk, tahun masuk kuliah',
  },
  graduation_year: {
    ...columns.graduation_year,
    example: '2020',
    words:
      'thn lulus, lulusan, lulus, tgl lulus, tanggal lulus, tgl yudisium, tanggal yudisium, yudisium, tgl sidang, tanggal sidang, tgl keluar, tanggal keluar, tahun kelulusan, tahun wisuda, tanggal wisuda',
  },
  concentration: {
    ...columns.concentration,
    example: 'Teknik Energi',
    words: 'peminatan, bidang minat, kelompok keahlian, bidang keahlian',
  },
  thesis_title: {
    ...columns.thesis_title,
    example: 'Rancang Bangun Inverter Satu Fasa',
    words: 'judul, judul ta, tugas akhir, judul tugas akhir, skripsi',
  },
  internship_place: {
    ...columns.internship_place,
    example: 'PT Contoh Energi',
    words:
      'tempat kp, kp, kerja praktek, kerja praktik, tempat kerja praktek, magang, tempat magang',
  },
  email: {
    ...columns.email,
    example: 'budi@alumni.example',
    words: 'e-mail, surel, alamat email, alamat e-mail, emailmsmh, email aktif',
  },
  phone: {
    ...columns.phone_number,
    label: 'Telepon',
    example: '0812 3456 7890',
    words:
      'hp, no hp, nomor hp, no telp, no telpon, no telepon, nomor telepon, telp, telpon, wa, no wa, nomor wa, whatsapp, no whatsapp, nomor whatsapp, handphone, no handphone, telpomsmh, no hp/wa, no telp/hp, kontak',
  },
  company: {
    ...columns.company,
    example: 'PT Contoh Listrik',
    words:
      'instansi, tempat kerja, tempat bekerja, kantor, nama perusahaan, nama instansi, nama kantor, nama tempat kerja',
  },
  job_title: {
    ...columns.job_title,
    example: 'Teknisi',
    words: 'pekerjaan, posisi, profesi, pekerjaan sekarang',
  },
  location: {
    ...columns.location,
    label: 'Kota',
    example: 'Pekanbaru',
    words: 'lokasi, domisili, kab/kota, kabupaten/kota, tempat tinggal, kota domisili',
  },
  linkedin_url: {
    ...columns.linkedin_url,
    example: 'https://linkedin.com/in/contoh',
    words: 'linkedin url, url linkedin, akun linkedin',
  },
  website_url: {
    ...columns.website_url,
    example: 'https://contoh.example',
    words: 'website, web, situs, website url, blog',
  },
} satisfies Record<string, ImportField>;

export type FieldName = keyof typeof fields;
export const importFields: Readonly<Record<FieldName, ImportField>> = fields;
export const fieldNames = Object.keys(fields) as FieldName[];

/** Parts of a name that stand in columns of their own, behind the column of the name. */
export const nameParts = { middle_name: 'Nama tengah', last_name: 'Nama belakang' };
export type NamePart = keyof typeof nameParts;
export const namePartNames = ['middle_name', 'last_name'] as const;
