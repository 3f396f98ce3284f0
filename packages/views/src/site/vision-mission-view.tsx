import { Container, type Elements, Section, Skeleton, SkeletonGroup, Stack } from '@portal/ui';
import styles from './vision-mission-view.module.css';

interface VisionMissionViewProps {
  /** Undefined until it is known what is configured. */
  content: { vision: string; mission: readonly string[] } | undefined;
  /** Below the vision. */
  children?: Elements;
}

const lines = ['satu', 'dua', 'tiga', 'empat', 'lima'];

/** Vision and mission on the about page, also in the preview of their settings. */
export function VisionMissionView({ content, children }: VisionMissionViewProps) {
  return (
    <Section data-ground="night" aria-label="Visi dan Misi">
      <Container className={styles.columns}>
        <div className={styles.vision}>
          <h2>Visi</h2>
          {content ? <p>{content.vision}</p> : <Lines count={3} />}
          {children}
        </div>
        <div>
          <h2>Misi</h2>
          {content ? (
            <ul className={styles.mission}>
              {content.mission.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ) : (
            <Lines count={5} />
          )}
        </div>
      </Container>
    </Section>
  );
}

function Lines({ count }: { count: number }) {
  return (
    <Stack as={SkeletonGroup} gap={5}>
      {lines.slice(0, count).map((line) => (
        <Skeleton key={line} height="1.5rem" />
      ))}
    </Stack>
  );
}
