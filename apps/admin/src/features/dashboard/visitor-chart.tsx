import { Card, Muted, Title } from '@portal/ui';
import styles from './visitor-chart.module.css';

/** A placeholder, because nothing counts visitors yet. It says so. */
export function VisitorChart() {
  return (
    <section aria-labelledby="pengunjung">
      <Card className={styles.card}>
        <Title id="pengunjung">Statistik pengunjung</Title>
        <div className={styles.chart}>
          <EmptyAxes />
          <div className={styles.message}>
            <p className={styles.headline}>Belum ada data pengunjung</p>
            <Muted>
              Portal ini belum mencatat kunjungan. Grafik akan tampil di sini setelah pencatatan
              diaktifkan.
            </Muted>
          </div>
        </div>
      </Card>
    </section>
  );
}

const lines = [30, 80, 130, 180];

function EmptyAxes() {
  return (
    <svg
      className={styles.axes}
      viewBox="0 0 600 240"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {lines.map((y) => (
        <path key={y} className={styles.grid} d={`M24 ${y}H600`} />
      ))}
      <path className={styles.axis} d="M24 12V228H600" />
    </svg>
  );
}
