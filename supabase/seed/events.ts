import { demoAccounts } from './accounts.ts';
import { daysAgo } from './alumni.ts';
import type { Random } from './random.ts';
import { demoPicture } from './site-path.ts';

interface EventDraft {
  title: string;
  category: 'seminar' | 'workshop' | 'gathering' | 'webinar' | 'fieldtrip' | 'lainnya';
  /** Counted from the day of seeding; negative is past. */
  inDays: number;
  time: string | null;
  location: string;
  description: string;
}

/** In the order of the posters, which show the category. */
const drafts: readonly EventDraft[] = [
  {
    title: 'Seminar Transisi Energi di Bumi Lancang Kuning',
    category: 'seminar',
    inDays: 12,
    time: '08:30',
    location: 'Aula Fakultas, Pekanbaru',
    description:
      'Tiga alumni yang bekerja di pembangkit, jaringan distribusi, dan energi surya memaparkan arah transisi energi di Riau. Terbuka untuk mahasiswa dan umum; peserta memperoleh sertifikat.',
  },
  {
    title: 'Lokakarya PLC dan SCADA untuk Pemula',
    category: 'workshop',
    inDays: 25,
    time: '09:00',
    location: 'Laboratorium Sistem Kendali, Pekanbaru',
    description:
      'Belajar merancang logika tangga, menghubungkan sensor, dan menampilkan data proses dari awal. Kuota 24 peserta, laptop disediakan oleh laboratorium.',
  },
  {
    title: 'Temu Kangen Lintas Angkatan',
    category: 'gathering',
    inDays: 47,
    time: '16:00',
    location: 'Taman Kampus, Pekanbaru',
    description:
      'Malam silaturahmi tahunan bersama keluarga: makan malam, panggung cerita tiap angkatan, dan penyerahan penghargaan alumni berprestasi.',
  },
  {
    title: 'Webinar Menembus Karier Insinyur Telekomunikasi',
    category: 'webinar',
    inDays: 5,
    time: '19:30',
    location: 'Daring melalui Zoom',
    description:
      'Dua alumni menceritakan perjalanan dari magang sampai memimpin tim jaringan, lalu menjawab pertanyaan tentang sertifikasi dan wawancara teknis.',
  },
  {
    title: 'Kunjungan ke Gardu Induk 150 kV',
    category: 'fieldtrip',
    inDays: 61,
    time: '07:00',
    location: 'Garuda Sakti, Kampar',
    description:
      'Rombongan mahasiswa dan alumni melihat langsung peralatan switchyard serta ruang kendali. Bus berangkat dari gerbang kampus; sepatu keselamatan wajib.',
  },
  {
    title: 'Bakti Sosial Instalasi Listrik Masjid',
    category: 'lainnya',
    inDays: -18,
    time: '08:00',
    location: 'Kecamatan Tapung, Kampar',
    description:
      'Relawan alumni memeriksa dan memperbaiki instalasi listrik lima masjid serta membagikan lampu hemat energi kepada pengurusnya.',
  },
  {
    title: 'Seminar Kecerdasan Buatan dalam Sistem Tenaga',
    category: 'seminar',
    inDays: -54,
    time: '09:00',
    location: 'Gedung Serbaguna, Pekanbaru',
    description:
      'Membahas prakiraan beban, deteksi gangguan, dan batas-batas pemakaiannya di lapangan bersama dosen dan praktisi.',
  },
  {
    title: 'Lokakarya Menulis Portofolio dan CV Teknik',
    category: 'workshop',
    inDays: -33,
    time: '13:30',
    location: 'Ruang Kuliah Bersama, Pekanbaru',
    description:
      'Peserta menyusun ulang CV dengan bimbingan alumni perekrut dan berlatih menjelaskan proyek tugas akhir dalam tiga menit.',
  },
  {
    title: 'Buka Puasa Bersama Alumni Wilayah Dumai',
    category: 'gathering',
    inDays: -120,
    time: '17:30',
    location: 'Dumai, Riau',
    description:
      'Alumni di Dumai dan Bengkalis berkumpul, berbuka bersama, dan membentuk kepengurusan koordinator wilayah yang baru.',
  },
  {
    title: 'Webinar Beasiswa Magister Teknik Elektro',
    category: 'webinar',
    inDays: 33,
    time: null,
    location: 'Daring melalui Zoom',
    description:
      'Penerima beasiswa dalam dan luar negeri berbagi cara menulis rencana studi dan menyiapkan wawancara. Jadwal pasti menunggu konfirmasi pembicara.',
  },
];

export function createEvents(random: Random, today: Date) {
  return drafts.map((draft, index) => ({
    id: random.uuid(),
    user_id: demoAccounts.admin.id,
    title: draft.title,
    description: draft.description,
    event_date: daysAgo(today, -draft.inDays).slice(0, 10),
    event_time: draft.time,
    location: draft.location,
    category: draft.category,
    image_url: demoPicture('events', index + 1),
    status: index === drafts.length - 1 ? 'pending' : 'approved',
    created_at: daysAgo(today, Math.max(2, 30 - draft.inDays)),
  }));
}
