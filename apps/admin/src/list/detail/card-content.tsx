import { Badge, type BadgeTone, Cluster, type Elements, FactSection } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { useList } from '../../table/list-context.ts';
import { DecisionReason, type DecisionReasonProps } from './decision-reason.tsx';
import styles from './row-detail.module.css';

interface CardContentProps extends DecisionReasonProps {
  /** Of its status. */
  badge: { label: string; tone: BadgeTone };
  description: string;
  /** What visitors see of the row. */
  visibility: string;
  /** The whole picture, if the card crops it. */
  pictureUrl?: string | null;
  /** The card as visitors see it on `cardPage`. */
  card: ReactNode;
  cardPage: string;
  /** Links to pages of their own. */
  ways?: Elements;
  /** `NamedFact`s. */
  children: ReactNode;
}

/** The detail of a row that visitors see as a card. */
export function CardContent({ badge, review, status, pictureUrl, ...props }: CardContentProps) {
  const { title } = useList();
  return (
    <>
      <Cluster as="p" align="center" className={styles.status}>
        <Badge tone={badge.tone}>{badge.label}</Badge>
        <span>{props.visibility}</span>
      </Cluster>
      <DecisionReason review={review} status={status} />
      {props.ways}
      <FactSection title={`Kartu di halaman ${props.cardPage}`}>
        {/* Inert: a preview only. Its facts are listed below as text, and its buttons are for visitors. */}
        <ul className={styles.card} inert>
          {props.card}
        </ul>
      </FactSection>
      {pictureUrl && <Picture key={pictureUrl} url={pictureUrl} />}
      <FactSection title={`Data ${title.toLowerCase()}`}>
        <dl>{props.children}</dl>
      </FactSection>
      <FactSection title="Deskripsi">
        <p className={styles.text}>{props.description || 'Belum diisi'}</p>
      </FactSection>
    </>
  );
}

function Picture({ url }: { url: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return null;
  return <img className={styles.picture} src={url} alt="" onError={() => setHasFailed(true)} />;
}
