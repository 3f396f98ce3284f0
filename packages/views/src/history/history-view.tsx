import type { HistoryChange, HistoryEntry } from '@portal/api/history';
import {
  Badge,
  Button,
  Cluster,
  type FailedQuery,
  formatDate,
  formatNumber,
  Muted,
  QueryError,
  SkeletonGroup,
  Stack,
  VisuallyHidden,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { areaNouns, deedOf, fieldLabel, valueText } from './history-text.ts';
import styles from './history-view.module.css';

interface HistoryQuery extends FailedQuery {
  data: { pages: readonly { entries: readonly HistoryEntry[] }[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

interface HistoryViewProps {
  query: HistoryQuery;
  /** Who is who to the reader: of their own history the owner is 'Anda'. */
  actors: Readonly<Record<HistoryEntry['actor'], string>>;
  /** What can be done with an entry. */
  action?: (entry: HistoryEntry) => ReactNode;
}

/** What was changed, when and by whom: the newest first. */
export function HistoryView({ query, actors, action }: HistoryViewProps) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!data) {
    if (error) return <QueryError isAnnounced title="Gagal memuat riwayat" query={query} />;
    return <SkeletonGroup label="Memuat riwayat…" shapes={['4rem', '4rem', '4rem']} />;
  }
  const entries = data.pages.flatMap((page) => page.entries);
  return (
    <Stack gap={3} isTop>
      {entries.length > 0 && (
        <ol className={styles.list} aria-label="Riwayat">
          {entries.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <EntryHead entry={entry} actor={actors[entry.actor]} />
              <Changes entry={entry} />
              {action?.(entry)}
            </li>
          ))}
        </ol>
      )}
      {error && <QueryError look="notice" title="Gagal memuat riwayat" query={query} />}
      {hasNextPage ? (
        <Button
          variant="secondary"
          size="small"
          isBusy={isFetchingNextPage}
          onClick={() => fetchNextPage()}
        >
          {entries.length > 0 ? 'Tampilkan lebih banyak' : 'Cari lebih jauh'}
        </Button>
      ) : (
        entries.length === 0 && <Muted>Belum ada riwayat.</Muted>
      )}
    </Stack>
  );
}

function EntryHead({ entry, actor }: { entry: HistoryEntry; actor: string }) {
  const { at, area, name } = entry;
  return (
    <Stack gap={1}>
      <Cluster gap={2} align="center">
        <Badge tone={entry.operation === 'delete' ? 'danger' : 'neutral'}>{deedOf(entry)}</Badge>
        <strong className={styles.name}>{name || areaNouns[area]}</strong>
      </Cluster>
      <Muted>{`${areaNouns[area]} · ${actor} · ${momentText(at)}`}</Muted>
    </Stack>
  );
}

/** '27 November 2026, 09.30 WIB' */
function momentText(at: string): string {
  const time = new Date(new Date(at).getTime() + 7 * 3_600_000).toISOString().slice(11, 16);
  return `${formatDate(at)}, ${time.replace(':', '.')} WIB`;
}

/** How many fields are shown without being asked for. */
const few = 4;

function Changes({ entry }: { entry: HistoryEntry }) {
  const { changes } = entry;
  if (changes.length === 0) return null;
  const list = (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <Change key={change.field} change={change} />
      ))}
    </dl>
  );
  if (changes.length <= few) return list;
  return (
    <details>
      <summary>{`${formatNumber(changes.length)} isian`}</summary>
      {list}
    </details>
  );
}

function Change({ change: { field, before, after } }: { change: HistoryChange }) {
  return (
    <div className={styles.change}>
      <dt>{fieldLabel(field)}</dt>
      <dd>
        <VisuallyHidden>sebelum: </VisuallyHidden>
        <del>{valueText(field, before) || '–'}</del>
      </dd>
      <dd>
        <VisuallyHidden>sesudah: </VisuallyHidden>
        <ins>{valueText(field, after) || '–'}</ins>
      </dd>
    </div>
  );
}
