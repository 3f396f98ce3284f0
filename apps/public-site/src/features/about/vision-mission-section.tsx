import { useQuery } from '@portal/api/query';
import {
  aboutPageConfigurationQuery,
  defaultSiteConfiguration,
} from '@portal/api/site-configuration';
import { Container, Skeleton, SkeletonGroup } from '@portal/ui';
import { EditLink } from './edit-link.tsx';
import styles from './vision-mission-section.module.css';

/** Shows the default texts if the configuration fails; the history section above reports the failure. */
export function VisionMissionSection() {
  const configuration = useQuery(aboutPageConfigurationQuery());
  const { vision, mission } = configuration.data ?? defaultSiteConfiguration;
  return (
    <section className={styles.block} data-ground="night" aria-label="Visi dan Misi">
      <Container className={styles.columns}>
        <div className={styles.vision}>
          <h2>Visi</h2>
          {configuration.isPending ? <Lines count={3} /> : <p>{vision}</p>}
          <EditLink to="/admin/site-settings?section=vision_mission">Edit Visi & Misi</EditLink>
        </div>
        <div>
          <h2>Misi</h2>
          {configuration.isPending ? (
            <Lines count={5} />
          ) : (
            <ul className={styles.mission}>
              {mission.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </div>
      </Container>
    </section>
  );
}

function Lines({ count }: { count: number }) {
  return (
    <SkeletonGroup className={styles.lines}>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={`baris-${line + 1}`} height="1.5rem" />
      ))}
    </SkeletonGroup>
  );
}
