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

/** PostgreSQL codes with a more specific text than their kind. */
const byCode: Record<string, string> = {
  '22001': 'Ada isian yang terlalu panjang. Persingkat, lalu simpan kembali.',
  '23503': 'Data ini masih terhubung dengan data lain.',
  '23505': 'Data yang sama sudah terdaftar.',
  '23514': 'Ada isian yang tidak memenuhi ketentuan. Periksa kembali data Anda.',
  '57014': 'Permintaan terlalu berat dan dihentikan. Persempit pencarian, lalu coba lagi.',
};

interface Refusal {
  kind: keyof typeof byKind;
  code?: string;
}

/** What happened and what to do, in Indonesian, for anything thrown. It never shows `details` or `hint`. */
export function failureText(error: unknown): string {
  if (!isRefusal(error)) return byKind.unknown;
  return byCode[error.code ?? ''] ?? byKind[error.kind];
}

function isRefusal(error: unknown): error is Refusal {
  const kind = error instanceof Error && 'kind' in error ? error.kind : undefined;
  return typeof kind === 'string' && Object.hasOwn(byKind, kind);
}
