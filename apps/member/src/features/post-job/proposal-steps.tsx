import { Muted, Stack, Title } from '@portal/ui';
import styles from './proposal-steps.module.css';

const steps = [
  ['Anda mengajukan', 'Tulis lowongan selengkap mungkin agar mudah ditinjau.'],
  [
    'Admin meninjau',
    'Statusnya menunggu persetujuan. Anda mendapat notifikasi setelah diputuskan.',
  ],
  ['Lowongan ditayangkan', 'Semua pengunjung dapat membacanya di halaman lowongan.'],
] as const;

/** What happens to a proposal, so that users do not expect it to appear at once. */
export function ProposalSteps() {
  return (
    <Stack as="aside" gap={5} className={styles.aside} aria-labelledby="langkah-lowongan">
      <Title id="langkah-lowongan">Sesudah diajukan</Title>
      <ol className={styles.steps}>
        {steps.map(([title, text]) => (
          <li key={title} className={styles.step}>
            <p className={styles.title}>{title}</p>
            <Muted>{text}</Muted>
          </li>
        ))}
      </ol>
      <Muted>
        Yang sudah terkirim dapat Anda ubah, ajukan ulang, perpanjang, dan tutup di bawah formulir.
      </Muted>
    </Stack>
  );
}
