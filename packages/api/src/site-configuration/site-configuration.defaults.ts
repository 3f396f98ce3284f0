/** An empty URL stands for the built-in picture. */
interface SiteImage {
  url: string;
  alt: string;
}

const heroBackground: SiteImage = {
  url: '',
  alt: 'Bintang delapan yang digambar sebagai jalur papan rangkaian elektronik',
};

const homeAboutImage: SiteImage = {
  url: '',
  alt: 'Ilustrasi jejaring alumni yang terhubung seperti simpul rangkaian',
};

const aboutPageImage: SiteImage = {
  url: '',
  alt: 'Ilustrasi perjalanan ikatan alumni Teknik Elektro',
};

const organizationCategoryLabels: Record<string, string> = {
  'pengurus-inti': 'Pengurus Inti',
  'bidang-organisasi': 'Bidang Organisasi',
  'bidang-pendidikan': 'Bidang Pendidikan',
  'bidang-sosial': 'Bidang Sosial',
  lainnya: 'Lainnya',
};

/** What the site shows before anything is configured, and wherever a stored value is missing or unreadable. */
export const defaultSiteConfiguration = {
  heroBackground,
  homeStats: [
    { title: 'Alumni Terdaftar', value: '0' },
    { title: 'Tahun Berdiri', value: '2003' },
  ],
  homeAboutText: {
    title: 'Tentang Ikatan Alumni',
    paragraph1:
      'Ikatan Keluarga Alumni Teknik Elektro menghimpun para lulusan dari setiap angkatan agar tetap terhubung, saling menguatkan, dan berbagi inspirasi.',
    paragraph2:
      'Bersama-sama kami membuka jalan bagi adik-adik mahasiswa, memperluas peluang karier, dan menyumbangkan ilmu untuk masyarakat serta bangsa.',
  },
  homeAboutImage,
  aboutPageText: {
    title: 'Sejarah Kami',
    paragraph1:
      'Ikatan Keluarga Alumni Teknik Elektro berdiri pada tahun 2003 dari keinginan para lulusan pertama untuk menjaga persaudaraan yang tumbuh di bangku kuliah.',
    paragraph2:
      'Dari pertemuan kecil di Pekanbaru, ikatan ini tumbuh menjadi jejaring yang menghubungkan alumni di berbagai bidang: tenaga listrik, telekomunikasi, elektronika, komputer, dan pendidikan.',
    paragraph3:
      'Hari ini kami terus memperkuat silaturahmi, mendampingi mahasiswa memasuki dunia kerja, dan menghadirkan karya yang bermanfaat bagi negeri.',
  },
  aboutPageImage,
  vision:
    'Menjadi ikatan alumni yang erat, profesional, dan berakhlak, yang memberi manfaat bagi almamater, masyarakat, dan bangsa.',
  mission: [
    'Mempererat silaturahmi dan kerja sama antaralumni lintas angkatan.',
    'Mendukung pengembangan karier dan kewirausahaan alumni serta mahasiswa.',
    'Menjembatani almamater dengan dunia industri dan pemerintahan.',
    'Berkontribusi dalam pendidikan, penelitian, dan pengabdian kepada masyarakat.',
  ],
  organizationCategoryLabels,
};
