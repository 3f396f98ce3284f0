import { Link } from '@portal/federation/router';
import { buttonClass, Container, siteFacts } from '@portal/ui';
import { ArrowRight } from 'lucide-react';
import styles from './hero.module.css';
import { HeroPicture } from './hero-picture.tsx';
import { JoinLink } from './join-link.tsx';

export function Hero() {
  return (
    <header className={styles.hero} data-ground="night">
      <HeroPicture />
      <Container className={styles.content}>
        <p className={styles.place}>
          {siteFacts.address.city}, {siteFacts.address.province} · sejak {siteFacts.foundingYear}
        </p>
        <h1 className={styles.title}>{siteFacts.longName}</h1>
        <p className={styles.tagline}>
          Satu jejaring, banyak simpul: menjaga silaturahmi, berbagi inspirasi, dan bersama-sama
          berkontribusi bagi negeri.
        </p>
        <div className={styles.actions}>
          <JoinLink>Gabung Sekarang</JoinLink>
          <Link to="/tentang" className={buttonClass({ variant: 'ghost', size: 'large' })}>
            Kenali kami
            <ArrowRight aria-hidden="true" />
          </Link>
        </div>
      </Container>
    </header>
  );
}
