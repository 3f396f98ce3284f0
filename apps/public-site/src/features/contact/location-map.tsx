import { buttonClass, Container, Mark, OutsideLink, Stack, siteFacts } from '@portal/ui';
import { ExternalLink } from 'lucide-react';
import styles from './location-map.module.css';
import { MapDrawing } from './map-drawing.tsx';

const { street, district, city, province } = siteFacts.address;
const place = [street, district, city, province].join(', ');

/** A drawing instead of a map service, which would learn who visits the page. */
export function LocationMap() {
  return (
    <section
      className={styles.map}
      data-print="hidden"
      data-ground="night"
      aria-label="Lokasi sekretariat"
    >
      <MapDrawing label={`Ilustrasi peta: sekretariat di ${place}`} />
      <div className={styles.pin}>
        <Mark size={72} />
      </div>
      <Container>
        <Stack gap={1} justify="start" className={styles.card}>
          <p className={styles.place}>
            {street}, {district}
          </p>
          <p>
            {city}, {province}
          </p>
          <OutsideLink
            className={buttonClass({ variant: 'secondary', size: 'small' })}
            href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
          >
            Buka di Google Maps
            <ExternalLink aria-hidden="true" />
          </OutsideLink>
        </Stack>
      </Container>
    </section>
  );
}
