import { useRoute } from '@portal/federation';
import { Container, PageBanner, PageMeta } from '@portal/ui';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { FrequentQuestions } from './frequent-questions.tsx';
import { LocationMap } from './location-map.tsx';

export default function ContactPage() {
  const { title, path } = useRoute();
  return (
    <>
      <PageMeta
        title={title}
        path={path}
        description="Alamat sekretariat di Pekanbaru, telepon, email, jam layanan, formulir pesan, dan pertanyaan yang sering diajukan."
      />
      <PageBanner
        title="Kontak Kami"
        text="Ada pertanyaan, saran, atau kabar untuk dibagikan? Sekretariat kami senang mendengarnya."
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
