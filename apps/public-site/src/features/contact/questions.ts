export const questions = [
  {
    question: 'Bagaimana cara mendaftar sebagai alumni?',
    answer:
      'Buka halaman Register, isi nama lengkap, email, tahun lulus, dan password. Setelah email dikonfirmasi, pengurus memvalidasi data Anda.',
  },
  {
    question: 'Berapa lama proses validasi akun?',
    answer:
      'Pengurus memeriksa pendaftaran pada hari kerja. Anda menerima notifikasi di portal begitu status akun berubah.',
  },
  {
    question: 'Siapa yang boleh memasang lowongan kerja?',
    answer:
      'Alumni terverifikasi yang telah diberi hak oleh pengurus. Setiap lowongan ditinjau sebelum ditayangkan.',
  },
  {
    question: 'Mengapa nama di direktori disamarkan?',
    answer:
      'Untuk menjaga privasi alumni. Nama lengkap dilihat pengurus, dan alumni terverifikasi bila pemiliknya mengizinkan; kontak mengikuti pilihan setiap alumni.',
  },
] as const;
