import { roleOf } from '@portal/auth';
import { useSession } from '@portal/auth/session';
import { visitorsOnly } from '@portal/federation/first-paint';
import { Container, Mark, Stack } from '@portal/ui';
import styles from './closing-call.module.css';
import { JoinLink } from './join-link.tsx';

const calls = {
  visitor: {
    title: 'Jadilah simpul berikutnya',
    text: 'Daftarkan diri Anda sebagai alumni. Pendaftaran gratis, dan pengurus memvalidasi setiap data sebelum ditampilkan.',
  },
  alumni: {
    title: 'Anda salah satu simpulnya',
    text: 'Lengkapi profil Anda agar kawan seangkatan dan rekan sebidang mudah menemukan Anda.',
  },
  admin: {
    title: 'Jejaring ini Anda rawat',
    text: 'Lihat alumni, kegiatan, dan lowongan yang menunggu keputusan Anda.',
  },
};

export function ClosingCall() {
  const role = roleOf(useSession());
  const { title, text } = calls[role ?? 'visitor'];
  return (
    <section className={styles.block} aria-labelledby="ajakan">
      <Container>
        <div className={styles.panel} data-ground="night">
          <div className={styles.star}>
            <Mark size={400} />
          </div>
          <Stack justify="start" className={styles.body} {...(!role && visitorsOnly)}>
            <h2 id="ajakan">{title}</h2>
            <p>{text}</p>
            <JoinLink>Daftar Sekarang</JoinLink>
          </Stack>
        </div>
      </Container>
    </section>
  );
}
