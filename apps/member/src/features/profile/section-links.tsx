import { Link } from '@portal/federation/router';
import styles from './profile-page.module.css';

const sections = [
  ['data-diri', 'Data diri'],
  ['akademik', 'Data akademik'],
  ['pekerjaan', 'Pekerjaan saat ini'],
  ['kontak', 'Kontak'],
  ['riwayat-kerja', 'Riwayat pekerjaan'],
  ['pelatihan', 'Pelatihan & sertifikasi'],
  ['organisasi', 'Riwayat organisasi'],
  ['pendidikan', 'Pendidikan lanjut'],
  ['password', 'Ubah password'],
] as const;

export function SectionLinks() {
  return (
    <nav aria-label="Bagian profil" className={styles.sections}>
      <ul className={styles.sectionList}>
        {sections.map(([id, label]) => (
          <li key={id}>
            <Link to={`#${id}`} replace className={styles.sectionLink}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
