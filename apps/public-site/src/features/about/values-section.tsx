import { Container, SectionHeading } from '@portal/ui';
import { ValueDrawing } from './value-drawing.tsx';
import styles from './values-section.module.css';

const values = [
  {
    drawing: 'brotherhood',
    title: 'Persaudaraan',
    text: 'Setiap alumni adalah keluarga. Kami saling mengenal, menguatkan, dan mendoakan.',
  },
  {
    drawing: 'professionalism',
    title: 'Profesionalisme',
    text: 'Kami bekerja dengan ilmu, teliti dalam proses, dan bertanggung jawab atas hasilnya.',
  },
  {
    drawing: 'integrity',
    title: 'Integritas',
    text: 'Amanah dijaga: jujur dalam kata, terbuka dalam keuangan, dan lurus dalam keputusan.',
  },
  {
    drawing: 'innovation',
    title: 'Inovasi',
    text: 'Kami mencari cara baru agar teknologi memberi manfaat bagi masyarakat dan almamater.',
  },
] as const;

export function ValuesSection() {
  return (
    <section className={styles.block} aria-labelledby="nilai">
      <Container>
        <SectionHeading
          id="nilai"
          title="Nilai-Nilai Kami"
          text="Empat hal yang kami pegang dalam setiap kegiatan dan keputusan."
        />
        <ul className={styles.values}>
          {values.map(({ drawing, title, text }) => (
            <li key={drawing} className={styles.value}>
              <ValueDrawing of={drawing} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
