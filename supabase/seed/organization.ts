import type { Person } from './people.ts';
import { createPeople } from './people.ts';
import type { Random } from './random.ts';
import { demoPicture } from './site-path.ts';

type Post = readonly [category: string, position: string, jobDescription: string];

const posts: readonly Post[] = [
  [
    'pengurus-inti',
    'Ketua Umum',
    'Memimpin ikatan alumni dan mewakilinya di hadapan kampus serta mitra.',
  ],
  ['pengurus-inti', 'Wakil Ketua Umum', 'Mendampingi ketua dan menyelaraskan kerja antardivisi.'],
  ['pengurus-inti', 'Sekretaris Umum', 'Mengelola surat, notulen, dan arsip kepengurusan.'],
  [
    'pengurus-inti',
    'Bendahara Umum',
    'Menjaga kas, menyusun anggaran, dan melaporkannya secara terbuka.',
  ],
  [
    'dewan-penasehat',
    'Ketua Dewan Penasehat',
    'Memberi arahan dan pertimbangan atas program strategis.',
  ],
  [
    'dewan-penasehat',
    'Anggota Dewan Penasehat',
    'Memberi nasihat dalam bidang pendidikan dan keagamaan.',
  ],
  ['dewan-pengawas', 'Ketua Dewan Pengawas', 'Mengawasi pelaksanaan program dan keuangan.'],
  ['dewan-pengawas', 'Anggota Dewan Pengawas', 'Memeriksa laporan berkala kepengurusan.'],
  [
    'divisi-hubungan-alumni-dan-mahasiswa',
    'Ketua Divisi',
    'Merawat hubungan alumni dengan himpunan mahasiswa.',
  ],
  [
    'divisi-hubungan-alumni-dan-mahasiswa',
    'Anggota',
    'Menyelenggarakan mentoring dan temu angkatan.',
  ],
  [
    'divisi-pengembangan-karir-dan-wirausaha',
    'Ketua Divisi',
    'Membuka jejaring kerja dan membina usaha alumni.',
  ],
  [
    'divisi-pengembangan-karir-dan-wirausaha',
    'Anggota',
    'Mengelola bursa lowongan dan lokakarya karier.',
  ],
  ['divisi-pendidikan-dan-beasiswa', 'Ketua Divisi', 'Menghimpun dan menyalurkan beasiswa alumni.'],
  ['divisi-pendidikan-dan-beasiswa', 'Anggota', 'Mendampingi penerima beasiswa selama masa studi.'],
  [
    'divisi-inovasi-dan-pemberdayaan-teknologi',
    'Ketua Divisi',
    'Mendorong penerapan teknologi tepat guna di masyarakat.',
  ],
  [
    'divisi-inovasi-dan-pemberdayaan-teknologi',
    'Anggota',
    'Mengoordinasikan relawan instalasi listrik dan energi surya.',
  ],
  [
    'divisi-data-tracer-dan-informasi',
    'Ketua Divisi',
    'Menjaga mutu data alumni dan hasil studi penelusuran.',
  ],
  [
    'divisi-pengembangan-program',
    'Ketua Divisi',
    'Merancang program kerja tahunan dan menilainya.',
  ],
  [
    'kordinator-sektor',
    'Koordinator Sektor Ketenagalistrikan',
    'Menghubungkan alumni yang bekerja di bidang tenaga listrik.',
  ],
  [
    'kordinator-sektor',
    'Koordinator Sektor Telekomunikasi',
    'Menghubungkan alumni yang bekerja di bidang telekomunikasi.',
  ],
  [
    'kordinator-wilayah',
    'Koordinator Wilayah Dumai',
    'Menggerakkan alumni di Dumai dan Bengkalis.',
  ],
  [
    'kordinator-wilayah',
    'Koordinator Wilayah Kepulauan Riau',
    'Menggerakkan alumni di Batam dan sekitarnya.',
  ],
];

const portraitCount = 20;
const leader: Person = { fullName: 'Hendra Gunawan', isWoman: false };

export function createOrganization(random: Random) {
  const people = createPeople(random, [leader], posts.length);
  return posts.map(([category, position, jobDescription], index) => ({
    id: random.uuid(),
    name: people[index]?.fullName ?? leader.fullName,
    position,
    job_description: jobDescription,
    image_url: index < portraitCount ? demoPicture('organization', index + 1) : null,
    category,
    display_order: index + 1,
  }));
}
