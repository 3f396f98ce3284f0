const notPrepared = 'Bagian ini belum disiapkan oleh pengurus.';

const byKind = {
  network: 'Layanan sedang tidak dapat dihubungi. Coba lagi sebentar lagi.',
  timeout: 'Layanan terlalu lama menjawab. Silakan coba lagi sebentar lagi.',
  'session-expired': 'Sesi Anda sudah berakhir. Silakan masuk kembali.',
  forbidden: 'Akun Anda tidak memiliki izin untuk tindakan ini.',
  'not-found': 'Data yang Anda cari sudah tidak ada atau telah dipindahkan.',
  conflict: 'Data ini sudah ada atau baru saja diubah orang lain. Muat ulang, lalu periksa lagi.',
  invalid: 'Ada isian yang tidak sesuai. Periksa kembali data Anda.',
  'too-large':
    'Yang dikirim terlalu besar untuk satu kali kirim. Persingkat atau bagi, lalu coba lagi.',
  'rate-limited': 'Anda mencoba terlalu sering. Tunggu sebentar, lalu coba lagi.',
  unreadable: 'Jawaban layanan tidak dapat dibaca.',
  'missing-table': notPrepared,
  'missing-column': notPrepared,
  server: 'Terjadi gangguan pada layanan kami. Silakan coba lagi sebentar lagi.',
  unknown: 'Terjadi kesalahan tidak terduga. Silakan coba lagi.',
};

export type ApiErrorKind = keyof typeof byKind;

/** PostgreSQL codes with a more specific text than their kind. */
const byCode: Record<string, string> = {
  '22001': 'Ada isian yang terlalu panjang. Persingkat, lalu simpan kembali.',
  '23503': 'Data ini masih terhubung dengan data lain.',
  '23505': 'Data yang sama sudah terdaftar.',
  '23514': 'Ada isian yang tidak memenuhi ketentuan. Periksa kembali data Anda.',
  '57014': 'Permintaan terlalu berat dan dihentikan. Persempit pencarian, lalu coba lagi.',
};

/** Our database functions raise what people may read with a code of this class; PostgREST answers it with the status that it names. */
const ownCode = /^PT4\d\d$/;

/** What people read about a failed request: the message with a code of ours, else our sentence for the code or for the kind. */
export function errorText(message: string, kind: ApiErrorKind, code: string): string {
  return ownCode.test(code) ? message : (byCode[code] ?? byKind[kind]);
}
