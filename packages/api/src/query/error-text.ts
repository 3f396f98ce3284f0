const byKind = {
  network: 'Layanan tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.',
  timeout: 'Layanan terlalu lama menjawab. Silakan coba lagi sebentar lagi.',
  'session-expired': 'Sesi Anda sudah berakhir. Silakan masuk kembali.',
  forbidden: 'Akun Anda tidak memiliki izin untuk tindakan ini.',
  'not-found': 'Data yang Anda cari sudah tidak ada atau telah dipindahkan.',
  conflict: 'Data ini sudah ada atau baru saja diubah orang lain. Muat ulang, lalu periksa lagi.',
  invalid: 'Ada isian yang tidak sesuai. Periksa kembali data Anda.',
  'rate-limited': 'Anda mencoba terlalu sering. Tunggu sebentar, lalu coba lagi.',
  'missing-table': 'Bagian ini belum disiapkan oleh pengurus.',
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

const unreadable = 'Jawaban layanan tidak dapat dibaca.';

/** The beginning of a proxy's page or of half an answer, which may carry rows. */
const body = /^\s*[<{[]/;

/** Words of the sentences that PostgreSQL, PostgREST, the auth and storage services and browsers make, none of them Indonesian. */
const scriptWords = new RegExp(
  `\\b(${[
    'a|an|the|this|that|you|your|and|or|of|for|to|by|in|on|at|with|from|without|due|too|only|not',
    'is|are|was|were|be|been|has|have|does|can|cannot|could|must|should',
    'aborted|already|bad|canceling|denied|detected|exceeded|exists?|expired|failed|failure|fetch',
    'forbidden|found|gateway|http|internal|invalid|large|load|missing|new|overflow|reached|refused',
    'requests?|saving|says|timed|timeout|unauthorized|unavailable|unexpected|unknown',
    'unprocessable|violates',
  ].join('|')})\\b`,
  'i',
);

/** A name of a constraint, a table or a code. */
const identifier = /\w_\w/;

/**
 * What people read about a failed request, always in Indonesian: the service's message where it was written for people, else our
 * own sentence. A script's sentence and the name of a constraint are neither.
 */
export function errorText(message: string, kind: ApiErrorKind, code = ''): string {
  if (body.test(message)) return unreadable;
  const isForPeople = message && !scriptWords.test(message) && !identifier.test(message);
  return isForPeople ? message : (byCode[code] ?? byKind[kind]);
}
