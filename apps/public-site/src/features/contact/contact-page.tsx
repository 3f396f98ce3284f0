import { Container } from '@portal/ui';
import { PageHead } from '@portal/views/page';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { FrequentQuestions } from './frequent-questions.tsx';
import { LocationMap } from './location-map.tsx';

export default function ContactPage() {
  return (
    <>
      <PageHead
        heading="Kontak Kami"
        text="Ada pertanyaan, saran, atau kabar untuk dibagikan? Sekretariat kami senang mendengarnya."
        description="Alamat sekretariat di Pekanbaru, telepon, email, jam layanan, formulir pesan, dan pertanyaan yang sering diajukan."
      />
      <Container className={styles.columns}>
        <ContactDetails />
        <ContactForm />
      </Container>
      <LocationMap />
      <FrequentQuestions />
    </>
  );
}
