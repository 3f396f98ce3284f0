import { Link } from '@portal/federation/router';
import { buttonClass, Container } from '@portal/ui';
import { Settings2 } from 'lucide-react';
import styles from './admin-section.module.css';

export function AdminSection() {
  return (
    <section className={styles.section} data-print="hidden" aria-labelledby="kelola-lowongan">
      <Container className={styles.content}>
        <div>
          <h2 id="kelola-lowongan">Kelola Lowongan</h2>
          <p className={styles.text}>
            Tinjau lowongan yang menunggu persetujuan, ubah, atau tutup yang telah terisi.
          </p>
        </div>
        <Link to="/admin/manage-jobs" className={buttonClass()}>
          <Settings2 aria-hidden="true" />
          Buka Kelola Lowongan
        </Link>
      </Container>
    </section>
  );
}
