import { type FieldName, fieldNames, importFields, type NamePart } from './fields.ts';

type Filled = FieldName | NamePart;

/** What a heading says about its column. */
export interface Heading {
  /** What it may fill: nothing, one field, or both years, which it holds side by side. */
  fields: readonly Filled[];
  /** Of several columns for one field the nearest is taken: 0 is a heading that is known as a whole. */
  distance: number;
  /** Of somebody else, or personal data for which the portal has no use. */
  isRefused: boolean;
  /** A place only if it looks like a town. */
  isAddress: boolean;
}

/** Longer texts are no headings. */
const longest = 320;

/** Lower case words without accents and signs, also of 'tgl_lulus' and 'NamaLengkap'. */
const wordsOf = (text: string) =>
  text
    .slice(0, longest)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .replace(/\be[\s._-]?mail/g, 'email')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const form = (heading: string) => wordsOf(heading).replaceAll(' ', '');

const fieldByForm = new Map(
  fieldNames.flatMap((field) => {
    const { label, words } = importFields[field];
    return [label, ...words.split(', ')].map((one) => [form(one), field] as const);
  }),
);

/** What does not say whose a value is: examples, the paper by which a name is spelled, and how the reader is addressed. */
const examples = /[([]?\b(contoh|misal(nya)?|mis\.|cth|e\.g|tulis(kan)? ["“-]).*$/i;
const asides =
  /\b(sesuai|pada|di|berdasarkan)( dengan)? (ijazah|ktp|akta)\b|\bbukan \w+( \w+)?|\b(bapak|bpk) ibu\b(?= .)|\b(saudara|sdr) i\b/g;

const ofOthers =
  /\b(atasan|ortu|orang ?tua|wali|pembimbing|dospem|penguji|promotor|ayah|bapak|ibu|dosen|suami|istri|pasangan|darurat|supervisor|pimpinan|penanggung|narahubung|kaprodi|ketua|dekan|rektor|mentor|pengguna|keluarga|kerabat|teman|rekan|anak|hrd|manaje?r|manager|parents?|father|mother|spouse|husband|wife|guardian|emergency|advis[eo]rs?|lecturer|examiners?|superior|boss|referees?|contact person)\b/;
const personal =
  /\b(nik|ktp|npwp|kk|bpjs|ipk|kumulatif|kependudukan|gpa|lahir|ttl|birth\w*|dob|kelamin|jk|l p|sex|gender|agama|religion|ijazah|rekening|gaji|salary|penghasilan|pendapatan)\b|^status( mahasiswa| nikah| pernikahan)?$/;
const neverOurs =
  /\b(prodi|prog(ram)? studi|jurusan|fakultas|input|created|updated|timestamp|kode|validasi|skl|sks?|predi[kc]at|prediket|masa|lama|durasi|label|phonetic|nickname|panggilan|prefix|suffix|department|departemen|apakah|bagaimana|mengapa|seberapa|jelaskan|jika|jenis|tingkat|skala|sektor|kategori|bidang (usaha|(pe|be)?kerja\w*)|kesesuaian|lamar|mencari|pertama|alasan|saran|kesan|nilai|jumlah|status)\b/;

const entry =
  /\b(masuk|msk|angkatan|angk|entry|enrol\w*|admission|intake|cohort|mulai (kuliah|studi|smt))\b/;
const graduation =
  /\b(lulus|lls|lulusan|kelulusan|wisuda|yudisium|tamat|keluar|sidang|grad(uat\w*)?|class of|selesai (kuliah|studi))\b/;
const noYear =
  /\b((be|pe)?kerja(an)?|kp|magang|perusahaan|status|jalur|no|nomor|nama|name|tempat|setelah|sebelum|sma|smk|sekolah|s2|s3|judul|email|hp|wa|telp\w*|telepon|asal|alamat)\b/;

const town = /\b(kota|kab|kabupaten|city|town|provinsi|province)\b/;
const address = /\b(alamat|address)\b/;

/** Words of a field; the first field that has one is meant, so the more specific ones come first. */
const words = {
  email: /\b(email\w*|surel)\b/,
  linkedin_url: /\blinked ?in\b/,
  website_url: /\b(web|website|situs|blog|homepage|portofolio)\b/,
  nim: /\b(nim|npm|nrp|nipd|nimhs\w*|stambuk|no(mor)? (induk|pokok|mhs|mahasiswa|bp)|student (id|no|number))\b/,
  phone:
    /\b(hp|telp\w*|telepon|telpon|tlp|wa|whats ?app|handphone|hape|ponsel|seluler|phone|mobile|cell|kontak)\b/,
  middle_name: /\b(nama tengah|middle name)\b/,
  last_name: /\b(nama belakang|last name|surname|family name)\b/,
  internship_place: /\b(kp|pkl|kerja prakt[ei]k|prakt[ei]k kerja|magang|internship)\b/,
  location:
    /\b(kota|kab|kabupaten|city|town|provinsi|province|domisili|lokasi|location|tinggal|domicile)\b/,
  company:
    /\b(perusahaan|instansi|institusi|lembaga|kantor|company|employer|organi[sz]ation|workplace|tempat( \w+)? (be|pe)?kerja(an)?|tempat tugas|unit kerja)\b|\b(di ?mana|where)\b.*\b(bekerja|work)\b/,
  job_title:
    /\b(pekerjaan|jabatan|posisi|profesi|job|position|occupation|designation|bekerja sebagai|organi[sz]ation title)\b|^work$/,
  thesis_title: /\b(judul|skripsi|tugas akhir|thesis|tesis)\b/,
  concentration: /\b(konsentrasi|peminatan|minat|keahlian|concentration|speciali[sz]ation)\b/,
  name: /\b(nama|name|nm)\b|^nmmhs/,
} satisfies Partial<Record<Filled, RegExp>>;
const unless: Readonly<Partial<Record<Filled, RegExp>>> = {
  email: /\b(kantor|perusahaan|instansi|company|display)\b/,
  nim: /\b(pegawai|karyawan)\b/,
  phone: /\b(kantor|perusahaan|instansi|rumah|company|office|business|home|fax)\b/,
  internship_place: /\b(judul|tahun|tgl|tanggal)\b/,
  location: /\basal\b/,
  company: /\b(email|hp|wa|tel\w*|phone|fax|web\w*|nomor|no)\b/,
  thesis_title: /\b(tahun|thn|tgl|tanggal|nomor|no|lain|kolom|artikel|jurnal|buku|kp)\b/,
  name: /\b(file|berkas|bank|kegiatan|mata kuliah|universitas|kampus|sekolah|akun|display)\b/,
};
const fields = Object.keys(words) as (keyof typeof words)[];

/** Years of these, and places and work in these words, are taken where there is nothing nearer. */
const vague = /\b(wisuda|sidang|provinsi|province|kontak|pekerjaan)\b/;
const withAddress: readonly Filled[] = ['email', 'linkedin_url', 'website_url'];

const yearsOf = (text: string): Filled[] => [
  ...(entry.test(text) ? (['entry_year'] as const) : []),
  ...(graduation.test(text) ? (['graduation_year'] as const) : []),
];

function fieldsOf(text: string): Filled[] {
  const years = noYear.test(text) ? [] : yearsOf(text);
  if (neverOurs.test(text)) return [];
  if (years.length > 0 || /\b(akademik|semester|smt)\b/.test(text)) return years;
  const isPlaceless = address.test(text) && !town.test(text);
  const field = fields.find(
    (one) =>
      words[one].test(text) &&
      !unless[one]?.test(text) &&
      (!isPlaceless || withAddress.includes(one)),
  );
  if (field !== 'company') return field ? [field] : [];
  // 'Jabatan di perusahaan', 'Di perusahaan itu, apa jabatan Anda?', and not 'Perusahaan / Jabatan'.
  const [job, company] = [text.search(words.job_title), text.search(words.company)];
  return job >= 0 && (job <= company || /^(di|pada)\b/.test(text)) ? ['job_title'] : ['company'];
}

/** A heading by its words: the text of a cell, a short form, or the question of a form. */
export function readHeading(heading: string): Heading {
  const cut = heading.slice(0, longest).replace(examples, '');
  const exact = fieldByForm.get(form(cut));
  const all = wordsOf(cut).replace(asides, ' ');
  // What stands in brackets only explains.
  const outside = wordsOf(cut.replace(/[([][^([\])]*[\])]/g, ' ')).replace(asides, ' ');
  const named = exact ? [exact] : fieldsOf(outside);
  const isOthers = ofOthers.test(named.includes('job_title') ? outside : all);
  const isRefused = !exact && (isOthers || personal.test(outside || all));
  const text = named.length > 0 ? outside : all;
  return {
    fields: isRefused ? [] : named.length > 0 ? named : fieldsOf(all),
    distance: (exact ? 0 : text.split(' ').length) + (vague.test(text) ? 2 : 0),
    isRefused,
    isAddress: !isRefused && named.length === 0 && address.test(all),
  };
}

/** What a heading names, for comparing two of them; null where it names nothing of ours. */
export const fieldOf = (heading: string): string | null =>
  readHeading(heading).fields.join() || null;

/** Whether nothing but the contents tell what the column holds. */
export const isUntitled = (heading: string) =>
  /^(kolom [a-z]+|unnamed \d+|tahun|thn|th|year|tgl|tanggal|)( \d)?$/.test(wordsOf(heading));
