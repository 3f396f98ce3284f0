import { demoAccounts } from './accounts.ts';
import { daysAgo } from './alumni.ts';
import { cities, companies } from './careers.ts';
import type { Random } from './random.ts';
import { demoPicture } from './site-path.ts';

interface JobDraft {
  title: string;
  type: 'Full-time' | 'Part-time' | 'Contract' | 'Internship' | 'Freelance';
  description: string;
  status?: 'pending' | 'closed';
  isPostedByBudi?: boolean;
}

const drafts: readonly JobDraft[] = [
  {
    title: 'Electrical Engineer',
    type: 'Full-time',
    description:
      'Merancang dan mengawasi instalasi tegangan menengah di area pabrik. Syarat: S1 Teknik Elektro, memahami proteksi dan pembumian, bersedia dinas di lapangan.',
    isPostedByBudi: true,
  },
  {
    title: 'Automation Engineer (PLC/SCADA)',
    type: 'Full-time',
    description:
      'Memprogram PLC, menyusun tampilan SCADA, dan mendampingi komisioning. Lulusan baru yang mempunyai proyek kendali dipersilakan melamar.',
  },
  {
    title: 'Teknisi Instrumen',
    type: 'Contract',
    description:
      'Kalibrasi transmitter dan katup kendali selama masa pemeliharaan pabrik, kontrak enam bulan dengan kemungkinan diperpanjang.',
  },
  {
    title: 'Program Magang Jaringan Telekomunikasi',
    type: 'Internship',
    description:
      'Magang empat bulan di tim optimasi jaringan: drive test, analisis data, dan penyusunan laporan. Terbuka bagi mahasiswa semester enam ke atas.',
    isPostedByBudi: true,
  },
  {
    title: 'Pengajar Praktikum Elektronika',
    type: 'Part-time',
    description:
      'Membimbing praktikum elektronika analog dan mikrokontroler dua hari sepekan di lembaga pelatihan kami.',
  },
  {
    title: 'Perancang PCB Lepas',
    type: 'Freelance',
    description:
      'Mengerjakan skematik dan tata letak PCB dua sampai empat lapis untuk perangkat pemantau kebun. Kerja jarak jauh, bayaran per proyek.',
  },
  {
    title: 'Data Engineer Energi',
    type: 'Full-time',
    description:
      'Membangun aliran data dari meter pintar ke gudang data dan menjaga mutunya. Menguasai SQL dan Python; pengalaman deret waktu menjadi nilai tambah.',
  },
  {
    title: 'Supervisor Pemeliharaan Listrik',
    type: 'Full-time',
    description:
      'Memimpin tim pemeliharaan preventif gardu dan motor besar. Pengalaman minimal lima tahun dan mempunyai sertifikat K3 listrik.',
  },
  {
    title: 'Surveyor Lokasi PLTS Atap',
    type: 'Contract',
    description:
      'Mengukur atap, menghitung bayangan, dan menyusun rencana awal pemasangan panel surya untuk rumah dan sekolah di Pekanbaru.',
  },
  {
    title: 'Network Engineer',
    type: 'Full-time',
    description:
      'Mengelola jaringan kampus dan kantor cabang, termasuk pemantauan dan keamanan. Kerja sif, tersedia tunjangan sertifikasi.',
  },
  {
    title: 'Drafter Kelistrikan Gedung',
    type: 'Part-time',
    description:
      'Menggambar diagram satu garis dan tata letak instalasi untuk proyek gedung bertingkat, paruh waktu dengan jam kerja lentur.',
    status: 'pending',
    isPostedByBudi: true,
  },
  {
    title: 'Project Engineer Jaringan Serat Optik',
    type: 'Contract',
    description:
      'Mengoordinasikan penarikan serat optik di tiga kabupaten. Lowongan ini telah terisi; terima kasih kepada semua pelamar.',
    status: 'closed',
  },
];

export function createJobPostings(random: Random, today: Date) {
  return drafts.map((draft, index) => ({
    id: random.uuid(),
    posted_by_user_id: draft.isPostedByBudi ? demoAccounts.budi.id : demoAccounts.admin.id,
    title: draft.title,
    company_name: companies[index % companies.length] ?? companies[0],
    location: cities[index % cities.length] ?? cities[0],
    job_type: draft.type,
    description: draft.description,
    application_link:
      index % 4 === 3
        ? 'mailto:karier@alumni-te.example'
        : `https://karier.example/lowongan/${index + 1}`,
    company_logo_url: demoPicture('company_logos', index + 1),
    status: draft.status ?? 'approved',
    created_at: daysAgo(today, index * 5 + 1),
  }));
}
