import { Link } from '@portal/federation/router';
import {
  buttonClass,
  Container,
  type FailedQuery,
  Grid,
  QueryError,
  SectionHeading,
  Spinner,
} from '@portal/ui';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './latest-block.module.css';

interface LatestBlockProps<Item> {
  id: string;
  title: string;
  text: string;
  /** The page that shows all of them. */
  allPath: string;
  query: FailedQuery & {
    data: { items: Item[]; total: number } | undefined;
    isPending: boolean;
  };
  children: (item: Item) => ReactNode;
}

const cardLimit = 3;

/** Up to three new items. Renders nothing if there are none. */
export function LatestBlock<Item>({
  id,
  title,
  text,
  allPath,
  query,
  children,
}: LatestBlockProps<Item>) {
  const { data, error, isPending } = query;
  if (data?.items.length === 0) return null;
  return (
    <section id={id} className={styles.block} aria-labelledby={`${id}-judul`}>
      <Container>
        <SectionHeading
          id={`${id}-judul`}
          title={title}
          text={text}
          action={data && data.total > cardLimit && <AllLink to={allPath} of={title} />}
        />
        {isPending && (
          <div className={styles.waiting}>
            <Spinner />
          </div>
        )}
        {error && !data && <QueryError title="Gagal memuat data beranda" query={query} />}
        {data && (
          <Grid as="ul" column="20rem" keepsColumns gap={6}>
            {data.items.map(children)}
          </Grid>
        )}
      </Container>
    </section>
  );
}

function AllLink({ to, of }: { to: string; of: string }) {
  return (
    <Link
      to={to}
      className={buttonClass({ variant: 'secondary' })}
      aria-label={`Lihat Semua: ${of}`}
    >
      Lihat Semua
      <ArrowRight aria-hidden="true" />
    </Link>
  );
}
