import { useQuery } from '@portal/api/query';
import {
  aboutPageConfigurationQuery,
  defaultSiteConfiguration,
} from '@portal/api/site-configuration';
import {
  Container,
  FramedPicture,
  QueryError,
  SectionHeading,
  Skeleton,
  SkeletonGroup,
  siteFacts,
} from '@portal/ui';
import { builtInPictures } from '@portal/ui/site';
import { EditLink } from './edit-link.tsx';
import styles from './history-section.module.css';

const lineWidths = ['100%', '96%', '98%', '64%'];

export function HistorySection() {
  const configuration = useQuery(aboutPageConfigurationQuery());
  return (
    <section className={styles.block}>
      {configuration.isPending ? (
        <HistorySkeleton />
      ) : (
        <History configuration={configuration.data ?? defaultSiteConfiguration} />
      )}
      {configuration.isError && (
        <Container>
          <QueryError
            look="notice"
            title="Gagal memuat konfigurasi halaman"
            query={configuration}
          />
        </Container>
      )}
    </section>
  );
}

interface HistoryProps {
  configuration: Pick<typeof defaultSiteConfiguration, 'aboutPageText' | 'aboutPageImage'>;
}

function History({ configuration: { aboutPageText: text, aboutPageImage: image } }: HistoryProps) {
  const paragraphs = [text.paragraph1, text.paragraph2, text.paragraph3].filter(Boolean);
  return (
    <Container className={styles.columns}>
      <div>
        <SectionHeading
          title={text.title}
          text={`Sejak ${siteFacts.foundingYear}, dari ${siteFacts.address.city} untuk negeri.`}
          action={
            <EditLink to="/admin/site-settings?section=about_page_main">Edit Bagian Ini</EditLink>
          }
        />
        <div className={styles.story}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className={styles.picture}>
        <FramedPicture {...image} builtIn={builtInPictures.history} isLazy={false} />
      </div>
    </Container>
  );
}

function HistorySkeleton() {
  return (
    <SkeletonGroup>
      <Container className={styles.columns}>
        <div className={styles.lines}>
          <Skeleton width="14rem" height="2.25rem" />
          {['satu', 'dua', 'tiga'].map((paragraph) => (
            <div key={paragraph} className={styles.paragraph}>
              {lineWidths.map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </div>
          ))}
        </div>
        <div className={styles.picture}>
          <div className={styles.frame}>
            <Skeleton height="100%" />
          </div>
        </div>
      </Container>
    </SkeletonGroup>
  );
}
