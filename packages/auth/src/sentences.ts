/** Sentences of the specification that forms and services share, kept once. */
export const minPasswordLength = 6;

export const signInSentences = {
  title: 'Login Gagal',
  invalidCredentials: 'Email atau password salah.',
  emailNotConfirmed: 'Email belum dikonfirmasi. Silakan cek email Anda untuk link konfirmasi.',
  alumniNotConfirmed:
    'Email Anda belum dikonfirmasi. Silakan cek inbox/spam untuk link konfirmasi.',
  notAdmin: 'Login Admin Gagal: Akun ini bukan akun admin.',
  notAlumni: 'Login Alumni Gagal: Akun admin tidak bisa login sebagai alumni.',
  unknownRole: 'Peran tidak valid saat login.',
  noUser: 'Data pengguna tidak ditemukan setelah login.',
};

export const registerSentences = {
  title: 'Registrasi Gagal',
  passwordMismatch: 'Password dan konfirmasi password tidak cocok.',
  passwordTooShort: 'Password minimal harus 6 karakter.',
  yearMissing: 'Tahun lulus harus diisi.',
  alreadyRegistered: 'Email ini sudah terdaftar. Silakan coba login atau gunakan email lain.',
  alumniExists:
    'Data alumni dengan email ini sudah ada. Silakan hubungi admin jika ini adalah kesalahan.',
  unexpectedAnswer: 'Registrasi berhasil tetapi struktur data pengguna tidak sesuai harapan.',
};

export const passwordSentences = {
  tooShortTitle: 'Password Terlalu Pendek',
  tooShort: 'Password minimal 6 karakter.',
  mismatchTitle: 'Password Tidak Cocok',
  mismatch: 'Konfirmasi password tidak sesuai.',
};
