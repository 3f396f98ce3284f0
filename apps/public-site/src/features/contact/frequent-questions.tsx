import { Container, Section, SectionHeading } from '@portal/ui';
import { Plus } from 'lucide-react';
import styles from './frequent-questions.module.css';

const questions = [
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

/** A native accordion: all entries share one name, so that opening one closes the other. */
export function FrequentQuestions() {
  return (
    <Section aria-labelledby="pertanyaan">
      <Container className={styles.columns}>
        <SectionHeading
          id="pertanyaan"
          title="Pertanyaan yang Sering Diajukan"
          text="Jawaban singkat sebelum Anda menghubungi kami."
        />
        <div>
          {questions.map(({ question, answer }, index) => (
            <details key={question} name="faq" className={styles.entry} open={index === 0}>
              <summary>
                <h3>{question}</h3>
                <Plus className={styles.icon} data-print="hidden" aria-hidden="true" size={20} />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </Container>
    </Section>
  );
}
