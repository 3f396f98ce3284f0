import { Muted } from '../layout/arrangement.tsx';
import styles from './offline-wait.module.css';

/** Replaces loading content while there is no connection: an animated skeleton would promise an answer. */
export function OfflineWait() {
  return (
    <Muted role="status" className={styles.wait}>
      Tidak ada koneksi internet. Bagian ini dimuat begitu Anda tersambung lagi.
    </Muted>
  );
}
