import campus from './pictures/about-campus.webp';
import workbench from './pictures/history-workbench.webp';

/** Shown where the admin has configured none; each has the alternative text of what it shows. */
export const builtInPictures = {
  homeAbout: {
    url: campus,
    alt: 'Ilustrasi gedung kampus berkubah di antara menara listrik dan pohon kelapa, di bawah bintang bersudut delapan',
  },
  history: {
    url: workbench,
    alt: 'Ilustrasi meja kerja dengan osiloskop bergelombang sinus, lampu meja, papan rangkaian, dan tumpukan buku',
  },
} as const;
