import styles from './offline-wait.module.css';

/** In the place of what loads, while there is no connection: shapes that move would promise an answer. */
export function OfflineWait() {
  return (
    <p role="status" className={styles.wait}>
      Tidak ada koneksi internet. Bagian ini dimuat begitu Anda tersambung lagi.
    </p>
  );
}
