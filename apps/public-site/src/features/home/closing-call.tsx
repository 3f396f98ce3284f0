import { Container, Mark } from '@portal/ui';
import styles from './closing-call.module.css';
import { JoinLink } from './join-link.tsx';

export function ClosingCall() {
  return (
    <section className={styles.block} aria-labelledby="ajakan">
      <Container>
        <div className={styles.panel} data-ground="night">
          <div className={styles.star}>
            <Mark size={400} />
          </div>
          <div className={styles.body}>
            <h2 id="ajakan">Jadilah simpul berikutnya</h2>
            <p>
              Daftarkan diri Anda sebagai alumni. Pendaftaran gratis, dan pengurus memvalidasi
              setiap data sebelum ditampilkan.
            </p>
            <JoinLink>Daftar Sekarang</JoinLink>
          </div>
        </div>
      </Container>
    </section>
  );
}
