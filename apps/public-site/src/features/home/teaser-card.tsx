import { Link } from '@portal/federation/router';
import {
  Badge,
  type BadgeTone,
  Cluster,
  cardClass,
  cardTarget,
  clampedClass,
  classNames,
  Muted,
  VisuallyHidden,
} from '@portal/ui';
import { ArrowRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import styles from './teaser-card.module.css';

interface TeaserCardProps {
  title: string;
  description: string;
  detailPath: string;
  /** Decorative: a poster over the whole width. */
  poster?: ReactElement;
  /** Decorative: beside the title. */
  logo?: ReactElement;
  /** A short word above the title. */
  mark?: { tone: BadgeTone; label: string } | null;
  children: ReactNode;
}

export function TeaserCard({
  title,
  description,
  detailPath,
  poster,
  logo,
  mark,
  children,
}: TeaserCardProps) {
  return (
    <li className={classNames(cardClass({ isFlush: true, isInteractive: true }), styles.card)}>
      {poster}
      <div className={styles.body}>
        <Cluster gap={3} align="center" isOneLine>
          {logo}
          <h3>{title}</h3>
        </Cluster>
        {mark && (
          <p className={styles.mark}>
            <Badge tone={mark.tone}>{mark.label}</Badge>
          </p>
        )}
        <Muted as="dl" className={styles.facts}>
          {children}
        </Muted>
        <p className={clampedClass}>{description}</p>
        <Link to={detailPath} className={classNames(styles.detail, cardTarget)}>
          Lihat Detail
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          <ArrowRight aria-hidden="true" size={16} />
        </Link>
      </div>
    </li>
  );
}
