/** Companies that do not exist, in the trades in which electrical engineers of Riau work. */
export const companies = [
  'PT Daya Riau Energi',
  'PT Lancang Kuning Otomasi',
  'PT Siak Teknika Kontrol',
  'PT Rimba Listrik Nusantara',
  'PT Tuah Sakti Instrumen',
  'PT Sinar Kampar Telekomunikasi',
  'PT Bertuah Data Teknologi',
  'PT Indragiri Surya Energi',
  'PT Dumai Kilang Mandiri',
  'CV Bengkalis Elektronika',
  'PT Pelalawan Serat Utama',
  'PT Melayu Jaya Konsultan',
] as const;

export const jobTitles = [
  'Electrical Engineer',
  'Instrument & Control Engineer',
  'Automation Engineer',
  'Network Engineer',
  'Software Engineer',
  'Supervisor Pemeliharaan Listrik',
  'Project Engineer',
  'Instruktur Pelatihan Teknik',
  'Data Engineer',
  'Technical Sales Engineer',
  'Inspektur K3 Listrik',
  'Pendiri dan Direktur Teknik',
] as const;

export const cities = [
  'Pekanbaru, Riau',
  'Dumai, Riau',
  'Siak, Riau',
  'Pelalawan, Riau',
  'Kampar, Riau',
  'Bengkalis, Riau',
  'Batam, Kepulauan Riau',
  'Padang, Sumatera Barat',
  'Medan, Sumatera Utara',
  'Jakarta',
  'Bandung, Jawa Barat',
  'Surabaya, Jawa Timur',
] as const;

export const concentrations = [
  'Teknik Tenaga Listrik',
  'Elektronika Instrumentasi',
  'Teknik Telekomunikasi',
  'Teknik Komputer',
  'Energi Terbarukan',
] as const;

const thesisSubjects = [
  'Rancang Bangun Sistem Pemantauan Beban Trafo Distribusi Berbasis IoT',
  'Analisis Aliran Daya Jaringan Distribusi 20 kV dengan Metode Newton-Raphson',
  'Perancangan Pembangkit Listrik Tenaga Surya Atap untuk Gedung Sekolah',
  'Kendali Suhu Ruang Penyimpanan Hasil Panen Menggunakan Logika Fuzzy',
  'Deteksi Gangguan Isolator Saluran Udara dengan Pengolahan Citra Digital',
  'Optimasi Penempatan Kapasitor pada Penyulang Menggunakan Algoritma Genetika',
  'Rancang Bangun Robot Pengikut Garis untuk Gudang Skala Kecil',
  'Analisis Kualitas Layanan Jaringan 4G LTE',
  'Prediksi Beban Listrik Jangka Pendek Menggunakan Jaringan Saraf Tiruan',
  'Sistem Peringatan Dini Banjir Berbasis LoRa',
  'Perancangan Antena Mikrostrip untuk Jaringan Desa',
  'Studi Kelayakan Pembangkit Listrik Tenaga Biogas dari Limbah Cair Sawit',
  'Pengendalian Motor Induksi Tiga Fasa dengan Metode Field Oriented Control',
  'Klasifikasi Sinyal EKG Menggunakan Convolutional Neural Network',
  'Evaluasi Sistem Pembumian Gardu Induk 150 kV',
] as const;

const thesisPlaces = [
  'Kota Pekanbaru',
  'Kota Dumai',
  'Kabupaten Siak',
  'Kabupaten Kampar',
  'Kabupaten Pelalawan',
  'Kabupaten Bengkalis',
  'Kabupaten Rokan Hulu',
] as const;

export const certifications = [
  ['Sertifikat Kompetensi Ahli K3 Listrik', 'Kementerian Ketenagakerjaan'],
  ['Sertifikat Keahlian Teknik Tenaga Listrik', 'Asosiasi Profesi Kelistrikan'],
  ['Pelatihan Pemrograman PLC dan SCADA', 'Balai Latihan Kerja Pekanbaru'],
  ['Network Associate', 'Akademi Jaringan Nusantara'],
  ['Perancangan PLTS Atap', 'Komunitas Energi Surya Riau'],
  ['Manajemen Proyek Dasar', 'Lembaga Pelatihan Bertuah'],
  ['Auditor Energi', 'Balai Diklat Energi'],
] as const;

export const organizations = [
  ['Himpunan Mahasiswa Teknik Elektro', 'Ketua Bidang Pengembangan'],
  ['Unit Kegiatan Robotika', 'Koordinator Divisi Elektronika'],
  ['Komunitas Energi Surya Riau', 'Anggota'],
  ['Forum Insinyur Muda Pekanbaru', 'Sekretaris'],
  ['Remaja Masjid Kampus', 'Bendahara'],
] as const;

export const universities = [
  'Universitas Negeri di Padang',
  'Institut Teknologi di Bandung',
  'Universitas Negeri di Yogyakarta',
  'Institut Teknologi di Surabaya',
] as const;

/** A different title for each number, until the combinations run out. */
export function thesisTitle(number: number): string {
  const subject = thesisSubjects[number % thesisSubjects.length] ?? thesisSubjects[0];
  const place = thesisPlaces[number % thesisPlaces.length] ?? thesisPlaces[0];
  return `${subject}: Studi Kasus ${place}`;
}
