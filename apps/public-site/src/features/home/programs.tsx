import { Link } from '@portal/federation/router';
import { Container, SectionHeading } from '@portal/ui';
import { ArrowRight, Award, Briefcase, CalendarDays, Network } from 'lucide-react';
import styles from './programs.module.css';

const programs = [
  {
    icon: Network,
    title: 'Jaringan Alumni',
    text: 'Temukan kawan seangkatan, senior, dan rekan sebidang di satu direktori.',
    link: { label: 'Buka direktori', to: '/alumni' },
  },
  {
    icon: CalendarDays,
    title: 'Kegiatan & Pengembangan',
    text: 'Seminar, lokakarya, dan temu alumni yang menambah ilmu dan mempererat silaturahmi.',
    link: { label: 'Lihat kegiatan', to: '/kegiatan' },
  },
  {
    icon: Briefcase,
    title: 'Peluang Karier',
    text: 'Lowongan dari alumni untuk alumni, ditinjau pengurus sebelum ditayangkan.',
    link: { label: 'Cari lowongan', to: '/lowongan' },
  },
  {
    icon: Award,
    title: 'Kontribusi & Prestasi',
    text: 'Beasiswa, pendampingan mahasiswa, dan karya alumni bagi almamater serta masyarakat.',
  },
];

export function Programs() {
  return (
    <section className={styles.block} aria-labelledby="program">
      <Container>
        <SectionHeading
          id="program"
          title="Program Unggulan"
          text="Empat jalur yang menghubungkan alumni dengan sesama, dengan kampus, dan dengan masyarakat."
        />
        <ol className={styles.programs}>
          {programs.map(({ icon: Icon, title, text, link }) => (
            <li key={title} className={styles.program}>
              <span className={styles.via}>
                <Icon aria-hidden="true" size={24} strokeWidth={1.75} />
              </span>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
              {link && (
                <Link to={link.to} className={styles.link}>
                  <span>{link.label}</span>
                  <ArrowRight aria-hidden="true" size={16} />
                </Link>
              )}
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
