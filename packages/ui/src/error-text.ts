export type ErrorKind =
  | 'network'
  | 'timeout'
  | 'session-expired'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'invalid'
  | 'rate-limited'
  | 'missing-table'
  | 'server'
  | 'unknown';

export interface ErrorText {
  title: string;
  text: string;
}

const byKind: Record<ErrorKind, ErrorText> = {
  network: {
    title: 'Koneksi Terputus',
    text: 'Layanan tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.',
  },
  timeout: {
    title: 'Waktu Habis',
    text: 'Layanan terlalu lama menjawab. Silakan coba lagi sebentar lagi.',
  },
  'session-expired': {
    title: 'Sesi Berakhir',
    text: 'Sesi Anda sudah berakhir. Silakan masuk kembali.',
  },
  forbidden: {
    title: 'Akses Ditolak',
    text: 'Akun Anda tidak memiliki izin untuk tindakan ini.',
  },
  'not-found': {
    title: 'Data Tidak Ditemukan',
    text: 'Data yang Anda cari sudah tidak ada atau telah dipindahkan.',
  },
  conflict: {
    title: 'Data Bentrok',
    text: 'Data ini sudah ada atau baru saja diubah orang lain. Muat ulang, lalu periksa lagi.',
  },
  invalid: {
    title: 'Data Tidak Sesuai',
    text: 'Ada isian yang tidak sesuai. Periksa kembali data Anda.',
  },
  'rate-limited': {
    title: 'Terlalu Banyak Percobaan',
    text: 'Anda mencoba terlalu sering. Tunggu sebentar, lalu coba lagi.',
  },
  'missing-table': {
    title: 'Data Belum Tersedia',
    text: 'Bagian ini belum disiapkan oleh pengurus.',
  },
  server: {
    title: 'Gangguan Layanan',
    text: 'Terjadi gangguan pada layanan kami. Silakan coba lagi sebentar lagi.',
  },
  unknown: {
    title: 'Terjadi Kesalahan',
    text: 'Terjadi kesalahan tidak terduga. Silakan coba lagi.',
  },
};

/** Codes of PostgreSQL, PostgREST and the authentication service that deserve more exact words than their kind. */
const byCode: Record<string, string> = {
  '22001': 'Ada isian yang terlalu panjang. Persingkat, lalu simpan kembali.',
  '23503': 'Data ini masih terhubung dengan data lain.',
  '23505': 'Data yang sama sudah terdaftar.',
  '23514': 'Ada isian yang tidak memenuhi ketentuan. Periksa kembali data Anda.',
  '57014': 'Permintaan terlalu berat dan dihentikan. Persempit pencarian, lalu coba lagi.',
  email_address_invalid: 'Alamat email tidak valid.',
  email_not_confirmed: 'Email belum dikonfirmasi. Silakan cek email Anda untuk link konfirmasi.',
  invalid_credentials: 'Email atau password salah.',
  over_email_send_rate_limit:
    'Email baru saja dikirim. Tunggu beberapa menit sebelum meminta lagi.',
  same_password: 'Password baru harus berbeda dari password lama.',
  user_already_exists: 'Email ini sudah terdaftar. Silakan coba login atau gunakan email lain.',
  weak_password: 'Password terlalu lemah. Gunakan kombinasi yang lebih panjang.',
};

/** Turns an API error into Indonesian for panels and for toasts without a title of their own; never reads `details` or `hint`. */
export function errorText(error: { kind: ErrorKind; code?: string | undefined }): ErrorText {
  const general = byKind[error.kind];
  const exact = error.code === undefined ? undefined : byCode[error.code];
  return exact === undefined ? general : { title: general.title, text: exact };
}

/** The text alone, for a block that failed: whatever was thrown, in the words of its kind. */
export function failureText(error: unknown): string {
  return errorText(isOfKnownKind(error) ? error : { kind: 'unknown' }).text;
}

function isOfKnownKind(error: unknown): error is { kind: ErrorKind; code?: string } {
  const kind = error instanceof Error && 'kind' in error ? error.kind : undefined;
  return typeof kind === 'string' && Object.hasOwn(byKind, kind);
}
